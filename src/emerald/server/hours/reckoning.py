"""When a daily clock runs out: time counts only in the hours in which its person plays, and not on days off."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from emerald.server.faults import Refused
from emerald.server.messages.hours import PlayHours

FEWEST_MINUTES = 4 * 60  # a week must have, or no move would ever be due
MOST_DAYS_OFF = 42  # in any calendar year
FARTHEST_DAYS = 800  # that are looked at before a clock is said to run at any hour


def checked(hours: PlayHours) -> PlayHours:
    """Return hours that make sense; raise Refused saying what does not."""
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(400, "server-no-such-zone", {"word": hours.zone}) from None
    for window in hours.windows:
        if window.start >= window.end:
            raise Refused(400, "server-bad-hours")
    minutes = sum([(window.end - window.start) * len(set(window.days)) for window in hours.windows])
    if hours.windows and minutes < FEWEST_MINUTES:
        raise Refused(400, "server-too-few-hours", {"low": FEWEST_MINUTES // 60})
    off: dict[int, set[date]] = {}
    for absence in hours.absences:
        try:
            first, last = date.fromisoformat(absence.first), date.fromisoformat(absence.last)
        except ValueError:
            raise Refused(400, "server-bad-hours") from None
        if not first <= last <= first + timedelta(days=MOST_DAYS_OFF):
            raise Refused(400, "server-too-many-days-off", {"high": MOST_DAYS_OFF})
        for number in range((last - first).days + 1):
            day = first + timedelta(days=number)
            off.setdefault(day.year, set()).add(day)
    if any(len(days) > MOST_DAYS_OFF for days in off.values()):
        raise Refused(400, "server-too-many-days-off", {"high": MOST_DAYS_OFF})
    return hours


def after(hours: PlayHours, at: int, left: int) -> int:
    """Return when so many milliseconds of play are over, from a time on."""
    if not hours.windows and not hours.absences:
        return at + left
    zone = ZoneInfo(hours.zone)
    moment = datetime.fromtimestamp(at / 1000, UTC)
    day = moment.astimezone(zone).date()
    for _ in range(FARTHEST_DAYS):
        for start, end in spans(hours, day, zone):
            begin = max(start, moment)
            length = int((end - begin).total_seconds() * 1000)
            if length >= left:
                return int(begin.timestamp() * 1000) + left
            left -= max(0, length)
        day += timedelta(days=1)
    return at + left


def between(hours: PlayHours, start: int, end: int) -> int:
    """Return how many milliseconds of play lie between two times."""
    if not hours.windows and not hours.absences:
        return max(0, end - start)
    zone = ZoneInfo(hours.zone)
    first, last = datetime.fromtimestamp(start / 1000, UTC), datetime.fromtimestamp(end / 1000, UTC)
    day = first.astimezone(zone).date()
    total = timedelta()
    for _ in range(FARTHEST_DAYS):
        if day > last.astimezone(zone).date():
            break
        for begin, finish in spans(hours, day, zone):
            total += max(timedelta(), min(finish, last) - max(begin, first))
        day += timedelta(days=1)
    return int(total.total_seconds() * 1000)


def moved(old: PlayHours, new: PlayHours, at: int, until: int) -> int:
    """Return when a clock that would have run out at some time does so after its person's hours have changed."""
    return after(new, at, between(old, at, until)) if until > at else until


def spans(hours: PlayHours, day: date, zone: ZoneInfo) -> list[tuple[datetime, datetime]]:
    """Return from when to when somebody plays on a day, in order and without overlap."""
    if any(each.first <= day.isoformat() <= each.last for each in hours.absences):
        return []
    if not hours.windows:
        return [_span(day, 0, 1440, zone)]
    found: list[tuple[int, int]] = []
    for start, end in sorted([(each.start, each.end) for each in hours.windows if day.isoweekday() in each.days]):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return [_span(day, start, end, zone) for start, end in found]


def _span(day: date, start: int, end: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    midnight = datetime(day.year, day.month, day.day, tzinfo=zone)
    return (midnight + timedelta(minutes=start)).astimezone(UTC), (midnight + timedelta(minutes=end)).astimezone(UTC)
