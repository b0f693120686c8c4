"""What all tests share: how hard hypothesis searches."""

from hypothesis import HealthCheck, settings

# `make test` tries the same examples on every machine, so that it never fails by luck; `make test-all` looks for new
# ones. No deadline: a busy machine is not a mistake.
settings.register_profile("usual", max_examples=60, derandomize=True, deadline=None)
settings.register_profile(
    "all", max_examples=1500, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("usual")
