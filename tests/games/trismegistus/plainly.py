"""T1 What stands for what, said as plainly as can be: what the rules reckon is compared with it."""

from emerald.games.trismegistus.components import COST_ANY_RAW, COST_ANY_REFINED
from emerald.games.trismegistus.pieces import GOLD_CUBE, IRON, REFINED, SILVER_CUBE


def stands_for(material, need):
    """T1.3 to T1.5, word by word."""
    if material == GOLD_CUBE or material == need:
        return True
    is_raw, is_silver = material <= IRON, material == SILVER_CUBE
    if need <= IRON:
        return not is_raw and not is_silver and material - REFINED == need
    if need == COST_ANY_RAW:
        return not is_silver
    return need == COST_ANY_REFINED and not is_raw
