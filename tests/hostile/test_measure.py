"""The files that take the most: how much of it."""

import sys

import pytest

from tests.hostile.measure import measured
from tests.hostile.table import FILES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux")

LARGE = [name for name, case in FILES.items() if case.large]


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGE)
def test_a_large_file_takes_seconds_and_not_much_memory(name: str):
    cost = measured(name)
    assert cost.status == FILES[name].status
    assert cost.seconds < 30
    assert cost.megabytes < 300


def test_a_file_that_sends_for_much_memory():
    cost = measured("10,000 actions without sense")
    assert cost.megabytes < 150
