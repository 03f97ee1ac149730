"""Judges insurance quotes apart from the program: python3 verdict.py > verdict.worked.cases.json"""
import json
from decimal import Decimal as D, ROUND_HALF_UP

LACKS = {"mandatory": ["vidros", "roubo", "danos do teu carro por culpa tua"], "glass": ["roubo", "danos do teu carro por culpa tua"], "robbery": ["danos do teu carro por culpa tua"], "all": []}


def case(why, total, covers, last=None, excess=None, on="2026-11-22"):
    paid = D(str(total))
    given = {k: v for k, v in {"total": total, "covers": covers, "excess": excess, "lastTotal": last, "on": on}.items() if v is not None}
    rise = None if last is None else paid / D(str(last)) - 1
    verdict = "unknown" if rise is None else "good" if rise <= 0 else "unknown" if on[:4] != "2026" else "fair" if rise <= D("0.10") else "dear"
    weak = covers == "all" and (excess is None or D(str(excess)) > paid)
    if weak and verdict == "good":
        verdict = "fair"
    lacks = LACKS[covers] + (["franquia por confirmar"] if covers == "all" and excess is None else [])
    expected = {"verdict": verdict, "lacks": lacks, "totalCents": int(paid * 100), "monthlyCents": int((paid * 100 / 12).quantize(D(1), ROUND_HALF_UP))}
    if rise is not None:
        expected |= {"riseCents": int((paid - D(str(last))) * 100), "risePercent": float((rise * 100).quantize(D("0.1"), ROUND_HALF_UP))}
    return {"calculator": "insurance-verdict", "input": given, "expected": expected, "why": why}


print(json.dumps([
    case("no receipt, liability alone", 210, "mandatory"),
    case("no receipt, own damage with an excess", 620, "all", None, 250),
    case("as much as before", 300, "robbery", 300),
    case("less than before", 255.5, "glass", 300),
    case("a cent more than before", 300.01, "robbery", 300),
    case("6 % more", 318, "robbery", 300),
    case("exactly the highest announced rise", 330, "robbery", 300),
    case("a cent above it", 330.01, "robbery", 300),
    case("twice as much", 600, "mandatory", 300),
    case("own damage, cheaper, usual excess", 540, "all", 600, 500),
    case("own damage, cheaper, the excess is above the year", 540, "all", 600, 1000),
    case("own damage, the excess is as much as the year", 540, "all", 600, 540),
    case("own damage, cheaper, no excess given", 540, "all", 600),
    case("own damage, no excess at all", 540, "all", 600, 0),
    case("own damage, dear and a large excess", 700, "all", 600, 1000),
    case("a year without announced rises, dearer", 320, "glass", 300, None, "2027-02-01"),
    case("a year without announced rises, cheaper", 290, "glass", 300, None, "2027-02-01"),
], indent=1))
