"""A second computation of the rules, chains and scores, as plain as can be, to test the real one against.

Nothing here imports `webpower`: the board file and the records are all the two have in common. Everything is written
the way the rules are told, clause by clause, with the rule's id beside it, and nothing is fast at the cost of that.
"""
