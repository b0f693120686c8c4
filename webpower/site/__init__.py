"""The site: the course, the table and all pictures as pages that any web server hands out, with Python in the browser.

``python -m webpower.site`` builds it in a checkout. The parts it is made of come from the package registries once:

    pins/       their versions: what builds the site, and what the browser's Python has
    parts.py    fetches them
    library.py  makes one file of all the packages, which start.mjs lays out in the browser
    build.py    puts the site together: JupyterLab without a server, the notebooks, our own pages
    pages.py    the start page in every language, and the page that opens straight into the table
    checks.py   looks whether what was built is whole, and asks no other host for anything
    browser/    what runs in the reader's browser besides
"""
