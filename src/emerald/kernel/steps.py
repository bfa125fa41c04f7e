"""Steps as integers: how an agenda is written down, compared, hashed and read back."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import Step, Together


@final
class StepTable:
    """The step classes of one game, numbered by place: how an agenda becomes integers and back."""

    def __init__(self) -> None:
        self.classes: Final[list[type[Step[Any]]]] = []
        self._codes: Final[dict[type[Step[Any]], int]] = {}

    def add(self, classes: list[type[Step[Any]]]) -> None:
        """Number more classes; new ones go to the end, so that old numbers stay."""
        for cls in classes:
            if cls in self._codes:
                raise ValueError(f"step {cls.__name__} is listed twice")
            self._codes[cls] = len(self.classes)
            self.classes.append(cls)

    def write(self, steps: list[Step[Any]], out: list[int]) -> None:
        """Append an agenda to a list of integers."""
        out.append(len(steps))
        for step in steps:
            if isinstance(step, Together):
                out.append(-1)
                out.append(len(step.seats))
                for i in range(len(step.seats)):
                    out.append(step.seats[i])
                    self.write(list(step.lanes[i]), out)
            else:
                fields = step.fields()
                out.append(self._codes[type(step)])
                out.append(len(fields))
                out.extend(fields)

    def read(self, ints: list[int], at: int) -> tuple[list[Step[Any]], int]:
        """Return the agenda written at a place, and the place after it."""
        steps: list[Step[Any]] = []
        count = ints[at]
        at += 1
        for _ in range(count):
            code = ints[at]
            if code == -1:
                seats: list[int] = []
                lanes: list[tuple[Step[Any], ...]] = []
                lane_count = ints[at + 1]
                at += 2
                for _lane in range(lane_count):
                    seats.append(ints[at])
                    lane, at = self.read(ints, at + 1)
                    lanes.append(tuple(lane))
                steps.append(Together(tuple(seats), tuple(lanes)))
            else:
                size = ints[at + 1]
                make: Any = self.classes[code]
                steps.append(make(*ints[at + 2 : at + 2 + size]))
                at += 2 + size
        return steps, at
