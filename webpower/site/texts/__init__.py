"""The words of the site's pages and of its builder, one catalogue a language."""
