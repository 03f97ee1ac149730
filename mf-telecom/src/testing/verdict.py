"""Judges telecom proposals apart from the program: python3 verdict.py > verdict.worked.cases.json"""
import json
from decimal import Decimal as D, ROUND_HALF_UP

cent = lambda x: int(D(x).quantize(D(1), ROUND_HALF_UP))


def case(why, price, promotion=None, after=None, today=None, services=None, loyalty=None, on="2026-11-22", published=None):
    names = ["price", "promotionMonths", "priceAfter", "paidToday", "services", "loyaltyMonths", "on"]
    given = {k: v for k, v in zip(names, [price, promotion, after, today, services, loyalty, on]) if v is not None}
    first, later = D(str(price)) * 100, D(str(after if after is not None else price)) * 100
    months = min(promotion or 24, 24)
    total = int(first * months + later * (24 - months))
    month = cent(D(total) / 24)
    ranks, order = [], ["good", "fair", "dear"]
    place = lambda ratio, good, dear: 0 if ratio <= D(good) else 2 if ratio > D(dear) else 1
    if today is not None:
        ranks.append(place(month / (D(str(today)) * 100) - 1, "-0.05", "0.05"))
    if published is not None:
        ranks.append(place(D(month) / published - 1, "0.05", "0.25"))
    verdict = order[max(ranks)] if ranks else "dear" if month / first - 1 > D("0.15") else "unknown"
    known = not (promotion and promotion < 24 and after is None)
    if not known:
        verdict = "unknown"
    if (loyalty or 0) > 24:
        verdict = "dear"
    expected = {"verdict": verdict}
    if known:
        expected |= {"totalCents": total, "trueMonthCents": month}
    if published is not None:
        expected["publishedCents"] = published
    return {"calculator": "telecom-verdict", "input": given, "expected": expected, "why": why}


print(json.dumps([
    case("the first year hides the second: 12 × 30 + 12 × 46.40", 30, 12, 46.4),
    case("one price and nothing to compare with", 38),
    case("a small rise is not dear by itself: 18 × 30 + 6 × 40", 30, 18, 40),
    case("exactly 15 % above the first price is no hidden rise", 30, 12, 39),
    case("a cent more is", 30, 12, 39.03),
    case("no price after the promotion", 25, 6),
    case("a promotion of the whole two years needs no later price", 35, 24, None, 45),
    case("6 % less than today", 47, None, None, 50),
    case("exactly 5 % less than today", 47.5, None, None, 50),
    case("as much as today", 50, None, None, 50),
    case("exactly 5 % more than today", 52.5, None, None, 50),
    case("a cent above 5 % more than today", 52.51, None, None, 50),
    case("cheap at first and dearer than today in the end", 30, 6, 55, 45),
    case("dear at first and cheaper than today in the end", 45, 3, 30, 40),
    case("36 months of loyalty are more than the law allows", 30, None, None, 50, None, 36),
    case("24 months of loyalty are allowed", 30, 12, 34, 50, None, 24),
    case("three months free", 0.01, 3, 32, 35),
    case("October 2025: at the cheapest published package", 10.5, None, None, None, "internet", None, "2025-10-15", 1000),
    case("October 2025: 20 % above it", 12, None, None, None, "internet", None, "2025-10-15", 1000),
    case("October 2025: more than 25 % above it", 12.51, None, None, None, "internet", None, "2025-10-15", 1000),
    case("October 2025: saves against today, and there is a cheaper one", 25, None, None, 35, "internet", None, "2025-10-15", 1000),
    case("November 2026: every published price is history", 15, None, None, None, "internet"),
], indent=1))
