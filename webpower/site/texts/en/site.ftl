# What the builder says

fetch-builder = Fetching what builds the site: takes a minute or two, once.
fetch-wheels = Fetching the packages for the browser's Python, once.
fetch-runtime = Fetching the browser's Python, once.
packing = Compiling and packing the library …
building = Building the pages …
no-tool = Building the site needs { $tool }, which is not on this machine: install Node.js, which brings node and npm along
no-checkout = The site is built from a checkout of the project, where the notebooks are
command-failed = { $command } failed: { $said }
other-runtime = The browser's Python is not the one that was pinned: expected { $wanted }, got { $got }

play-now = Play now
