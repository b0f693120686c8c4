"""The lessons of the course: exercises that check themselves, and the progress that is kept.

>>> from webpower.lessons import check, class_seed, exercise, hint, progress
"""

from webpower.lessons.checking import check, exercise, hint
from webpower.lessons.progress import progress
from webpower.lessons.pupils import class_seed

__all__ = ["check", "class_seed", "exercise", "hint", "progress"]
