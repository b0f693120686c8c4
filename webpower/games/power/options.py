"""What a game is played by: the variant, the expansion, and the rulings that people play differently."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

from webpower.engine.errors import WrongValue

VARIANTS = ("standard", "fast")


@dataclass(frozen=True, slots=True)
class Options:
    """The ``rules`` of a record. Options compose; each default is the author's ruling.

    >>> Options(variant="fast").as_record()
    {'variant': 'fast', 'vatican': False}
    >>> Options(joker_own_country=True).as_record()
    {'variant': 'standard', 'vatican': False, 'joker_own_country': True}
    """

    variant: str = "standard"
    """``standard`` or ``fast`` (WP-50 to WP-52)."""
    vatican: bool = False
    """Whether the expansion is played (WP-60 to WP-66)."""
    joker_own_country: bool = False
    """Whether a joker pair may pay in the countries it shows (drops WP-12)."""

    def __post_init__(self) -> None:
        if self.variant not in VARIANTS:
            raise WrongValue(f"variant: expected {' or '.join(VARIANTS)}, got {self.variant!r}")
        for name in ("vatican", "joker_own_country"):
            if not isinstance(value := getattr(self, name), bool):
                raise WrongValue(f"{name}: expected True or False, got {value!r}")

    @property
    def fast(self) -> bool:
        """Whether the faster variant is played."""
        return self.variant == "fast"

    def as_record(self) -> dict[str, str | bool]:
        """The ``rules`` of a record: the variant, the Vatican, and the other options where they differ."""
        always = ("variant", "vatican")
        default = {field.name: field.default for field in fields(self)}
        return {name: value for name, value in asdict(self).items() if name in always or value != default[name]}
