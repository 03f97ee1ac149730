"""Judges personal loans apart from the program: python3 verdict.py > verdict.worked.cases.json"""
import json
from decimal import Decimal as D, ROUND_HALF_UP, getcontext

getcontext().prec = 40
DAY = "2026-11-22"  # maximum rates of the fourth quarter of 2026
MAXIMUM = {"personal": D("0.150"), "education": D("0.082"), "carUsed": D("0.143"), "carNew": D("0.112"), "leasingNew": D("0.054")}
cent = lambda x: int(x.quantize(D(1), ROUND_HALF_UP))


def worth(rate, months, amount):
    step = (D(1) + rate) ** (D(-1) / 12)
    return sum(amount * step**k for k in range(1, months + 1))


def taeg_of(lent, instalment, months):
    low, high = D("-0.5"), D(5)
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if worth(middle, months, instalment) > lent else (low, middle)
    return low


def case(why, instalment, months, amount, category="personal"):
    cents = D(str(instalment)) * 100, D(amount) * 100
    duty = D("0.0176") if months >= 12 else D("0.00141") * months
    stamp = cent(cents[1] * duty)
    lent = cents[1] - stamp
    rate, most = taeg_of(lent, cents[0], months), MAXIMUM[category]
    printed, average = rate.quantize(D("0.001"), ROUND_HALF_UP), (most / D("1.25")).quantize(D("0.0001"), ROUND_HALF_UP)
    given = {"instalment": instalment, "months": months, "amount": amount, "on": DAY}
    if category != "personal":
        given["category"] = category
    expected = {"totalCents": stamp + int(cents[0]) * months}
    if rate < 0 or rate > most * 3:
        expected["verdict"] = "unknown"
    else:
        over = int(cents[0]) - cent(lent / worth(average, months, D(1)))
        place = (printed - average) / (most - average)
        expected |= {
            "verdict": "good" if place <= D("-0.25") else "dear" if place > D("0.5") else "fair",
            "taegPercent": float(printed * 100), "averageTaegPercent": float(average * 100),
            "maximumTaegPercent": float(most * 100), "overAverageCents": over,
        }
    return {"calculator": "personal-loan-verdict", "input": given, "expected": expected, "why": why}


print(json.dumps([
    case("above the legal maximum", 235, 48, 8000),
    case("dear: near the maximum", 213, 48, 8000),
    case("fair: a little over the average", 208, 48, 8000),
    case("fair: a little under the average", 204, 48, 8000),
    case("good: far below the average", 195, 48, 8000),
    case("good: no interest at all", 166.67, 48, 8000 - 150),
    case("unknown: less is paid than lent", 100, 48, 8000),
    case("unknown: a rate that no lender would print", 900, 48, 8000),
    case("under a year stamp duty counts each month", 180, 6, 1000),
    case("ten years", 150, 120, 10000),
    case("the largest amount", 1650, 60, 75000),
    case("the smallest amount", 18.2, 12, 200),
    case("solar panels above their lower maximum", 190, 48, 7500, "education"),
    case("school well below its average", 171, 48, 7500, "education"),
    case("a used car near its maximum", 287, 84, 16000, "carUsed"),
    case("a used car near its average", 271, 84, 16000, "carUsed"),
    case("a new car, good", 395, 60, 20000, "carNew"),
    case("leasing has the lowest maximum", 395, 60, 20000, "leasingNew"),
], indent=1))
