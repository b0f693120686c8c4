# Answers that are fractions: chances, and what is to be expected

answer-chance = { $exact } ({ $percent })
answer-ratio = { $exact } (about { $about })
wanted-ratio = The answer is an exact fraction, such as "3/13"; a rounded number is not exact enough.
