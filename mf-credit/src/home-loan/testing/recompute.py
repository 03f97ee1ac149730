"""Home loans worked out a second time, without the code of this project: python3 recompute.py > recomputed.jsonl

Written from the rules: constant instalments on a year of 360 days and months of 30 (DL 88/2008), computed again where
the rate changes (DL 240/2006); stamp duty on use 0.04 % a month under a year, 0.5 % under five years, 0.6 % from five
(TGIS 17.1) and 4 % on fees (17.3.4); TAEG by Directive 2014/17/EU, annex I, with twelve equal months in a year; early
repayment 0.5 % or 2 % of the debt and 4 % on it (DL 74-A/2017, art. 23). Instalments to the cent, halves up; balances
are not rounded on the way. Euros and percent in, euros and percent out. The same seed gives the same file.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 40
CENT = Decimal("0.01")


def cent(value):
    return value.quantize(CENT, ROUND_HALF_UP)


def annuity(capital, percent, months):
    monthly = percent / 1200
    if monthly == 0:
        return capital / months
    return capital * monthly / (1 - (1 + monthly) ** -months)


def table(capital, months, phases):
    """Rows of (instalment, interest, balance after it); phases are (first instalment, percent)."""
    rows, balance, payment = [], capital, Decimal(0)
    rates = dict(phases)
    percent = Decimal(0)
    for number in range(1, months + 1):
        if number in rates:
            percent = rates[number]
            payment = annuity(balance, percent, months - number + 1)
        interest = balance * percent / 1200
        balance = balance + interest - payment
        rows.append((payment, interest, balance))
    return rows


def stamp_share(months):
    if months < 12:
        return Decimal("0.0004") * months
    return Decimal("0.005") if months < 60 else Decimal("0.006")


def effective(received, payments):
    """Yearly rate in percent, by halving."""
    payments = [float(one) for one in payments]
    received = float(received)
    low, high = -0.5, 5.0
    for _ in range(200):
        middle = (low + high) / 2
        step = (1 + middle) ** (-1 / 12)
        worth, factor = 0.0, 1.0
        for payment in payments:
            factor *= step
            worth += payment * factor
        if worth > received:
            low = middle
        else:
            high = middle
    return low * 100


def money(pick, low, high):
    return cent(Decimal(pick.randint(low * 100, high * 100)) / 100)


def rate(pick, low, high):
    return Decimal(pick.randint(low, high)) / 1000


def proposal(pick, months):
    kind = pick.choice(["fixed", "variable", "mixed", "mixed"])
    fixed = months if kind == "fixed" else 0 if kind == "variable" else 12 * pick.randint(1, months // 12 - 1)
    return {
        "fixed": fixed,
        "tan": rate(pick, 0, 6000),
        "spread": rate(pick, 0, 3000),
        "opening": money(pick, 0, 4000),
        "cashback": money(pick, 0, 4000) if pick.random() < 0.4 else Decimal(0),
        "monthly": money(pick, 0, 90),
    }


def phases(one, months, index):
    later = max(Decimal(0), index + one["spread"])
    begin = [(1, one["tan"])] if one["fixed"] > 0 else []
    return begin + ([(one["fixed"] + 1, later)] if one["fixed"] < months else [])


def order_row(pick):
    amount, months = money(pick, 20_000, 500_000), 12 * pick.randint(3, 40)
    index = rate(pick, -500, 4500)
    horizon = pick.randint(1, months)
    row = [float(amount), months, float(index), horizon, []]
    for one in [proposal(pick, months) for _ in range(3)]:
        rows = table(amount, months, phases(one, months, index))
        cost = [
            sum((interest for _, interest, _ in rows[:kept]), Decimal(0))
            + one["opening"] - one["cashback"] + one["monthly"] * kept
            for kept in (horizon, months)
        ]
        later = rows[one["fixed"]][0] if 0 < one["fixed"] < months else None
        row[4].append(
            [one["fixed"], *(float(one[key]) for key in ("tan", "spread", "opening", "cashback", "monthly")),
             float(cent(rows[0][0])), None if later is None else float(cent(later)), *(float(cent(x)) for x in cost)]
        )
    return row


def taeg_row(pick):
    amount, months = money(pick, 10_000, 500_000), pick.randint(6, 480)
    tan = rate(pick, 0, 7000)
    fees, registration, monthly = money(pick, 0, 1500), money(pick, 0, 700), money(pick, 0, 90)
    upfront = cent(amount * stamp_share(months)) + fees + cent(fees * Decimal("0.04")) + registration
    payment = cent(annuity(amount, tan, months)) + monthly
    return [
        *(float(one) for one in (amount,)), months, *(float(one) for one in (tan, fees, registration, monthly)),
        float(payment - monthly), float(upfront),
        round(effective(amount - upfront, [payment] * months), 6), float(upfront + payment * months),
    ]


def transfer_row(pick):
    debt, months = money(pick, 10_000, 400_000), pick.randint(24, 420)
    longer = months if pick.random() < 0.6 else pick.randint(24, 480)
    now, new = rate(pick, 1500, 6000), rate(pick, 1000, 5500)
    fixed = pick.random() < 0.3
    fee_percent = Decimal(2) if fixed else Decimal("0.5")
    opening, other = money(pick, 0, 900), money(pick, 0, 900)
    fee = cent(debt * fee_percent / 100)
    costs = fee + cent(fee * Decimal("0.04")) + opening + cent(opening * Decimal("0.04")) + other
    before, after = cent(annuity(debt, now, months)), cent(annuity(debt, new, longer))
    saved, so_far = Decimal(0), []
    for month in range(1, max(months, longer) + 1):
        saved += (before if month <= months else 0) - (after if month <= longer else 0)
        so_far.append(saved)
    short = [month for month, one in enumerate(so_far, 1) if one < costs]
    even = None if saved <= costs else (short[-1] if short else 0) + 1
    return [
        float(debt), months, longer, float(now), int(fixed), float(new), float(opening), float(other),
        float(before), float(after), float(costs), even, float(saved - costs),
    ]


def main():
    pick = random.Random(20261123)
    for kind, make, count in (("order", order_row, 400), ("taeg", taeg_row, 350), ("transfer", transfer_row, 500)):
        for _ in range(count):
            print(json.dumps([kind, *make(pick)], separators=(",", ":")))


main()
