"""Tournaments of Web of Power: many games between bots, what they tell, and the games behind it."""
