"""Judges home loans apart from the program: python3 verdict.py > verdict.worked.cases.json"""
import json
from decimal import Decimal as D, ROUND_HALF_UP, getcontext

getcontext().prec = 40
AVERAGE, LONGEST = D("0.048"), 480
cent = lambda x: int(x.quantize(D(1), ROUND_HALF_UP))


def instalment_at(debt, rate, months):
    step = (1 + rate) ** (D(-1) / 12)
    return debt / sum(step**k for k in range(1, months + 1))


def months_of(debt, instalment, rate):
    """The term whose instalment is nearest to this one, in the sense of the closed formula."""
    step = (1 + rate) ** (D(1) / 12)
    if debt * (step - 1) >= instalment:
        return LONGEST
    exact = debt / instalment if step == 1 else (1 / (1 - debt * (step - 1) / instalment)).ln() / step.ln()
    return min(LONGEST, max(1, int(exact.quantize(D(1), ROUND_HALF_UP))))


def case(why, instalment, taeg, debt, years=None):
    paid, rate, owed = D(str(instalment)) * 100, D(str(taeg)) / 100, D(debt) * 100
    given = {"instalment": instalment, "taeg": taeg, "debt": debt, **({"years": years} if years else {}), "on": "2026-11-22"}
    expected = {"averageTaegPercent": 4.8}
    if paid * (years * 12 if years else LONGEST) < owed:
        expected["verdict"] = "unknown"
    else:
        months = years * 12 if years else months_of(owed, paid, rate)
        points = rate - AVERAGE
        expected |= {
            "verdict": "good" if points <= D("-0.0025") else "dear" if points > D("0.005") else "fair",
            "months": months,
            "overAverageCents": cent(instalment_at(owed, rate, months)) - cent(instalment_at(owed, AVERAGE, months)),
        }
        if years or months < LONGEST:
            expected["totalCents"] = int(paid) * months
    return {"calculator": "home-loan-verdict", "input": given, "expected": expected, "why": why}


print(json.dumps([
    case("a point above the average", 1200, 5.8, 200000),
    case("half a point above the average is still fair", 1100, 5.3, 200000, 35),
    case("a hundredth more is dear", 1100, 5.31, 200000, 35),
    case("at the average", 950, 4.8, 180000, 30),
    case("a quarter of a point below is good", 900, 4.55, 180000, 30),
    case("a hundredth above that is fair", 900, 4.56, 180000, 30),
    case("far below the average", 690, 3.2, 150000, 30),
    case("the term out of the instalment", 800, 4.2, 150000),
    case("a first instalment that its TAEG alone would never pay: forty years", 690, 4.6, 200000),
    case("no interest", 500, 0, 120000),
    case("the last years of a transfer", 620, 3.9, 35000, 5),
    case("a large loan", 3900, 4.1, 900000, 40),
    case("a small debt, dear", 110, 7.5, 5000),
    case("unknown: forty years do not pay the debt", 300, 4, 200000),
    case("unknown: ten years do not pay the debt", 900, 4, 200000, 10),
    case("a loan that ends within months", 1000, 4.9, 3000),
], indent=1))
