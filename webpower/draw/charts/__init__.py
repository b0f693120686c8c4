"""Charts that are the same in every game: scores in parts, over time, and against each other."""
