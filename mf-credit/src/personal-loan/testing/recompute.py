"""Personal loans worked out a second time, in decimals of 40 digits and from the law alone.

Run `python3 mf-credit/src/personal-loan/testing/recompute.py` to write `recomputed.json` next to it. Nothing here was taken
from the product's own code: instalment at TAN and the stamp duty on its interest (TGIS 17.3.1, 4 %), stamp duty on the
use of the credit at the start (TGIS 17.2.1 to 17.2.3: 0.141 % for each month under a year, else 1.76 %), TAEG by the
equation of DL 133/2009, annex I, in twelve equal months; money half up to the cent.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext
from pathlib import Path

getcontext().prec = 40
CENT = Decimal("0.01")
ONE = Decimal(1)
CHARGES = Decimal("0.04")
rng = random.Random(1133)


def cent(value):
    return value.quantize(CENT, ROUND_HALF_UP)


def cents(value):
    return int(cent(value) * 100)


def present(rate, months):
    """What one euro a month is worth today at this monthly rate."""
    return Decimal(months) if rate == 0 else (ONE - (ONE + rate) ** -months) / rate


def on_use(amount, months):
    share = Decimal("0.00141") * months if months < 12 else Decimal("0.0176")
    return cent(amount * share)


def instalment(amount, tan, months):
    return cent(amount / present(tan * (ONE + CHARGES) / 12, months))


def plan(amount, tan, months):
    """Instalments: interest and its duty to the cent each month, the last one with what rounding left."""
    part, owed, rows = instalment(amount, tan, months), amount, []
    for number in range(1, months + 1):
        interest = cent(owed * tan / 12)
        levy = cent(interest * CHARGES)
        capital = owed if number == months else min(owed, part - interest - levy)
        rows.append(interest + levy + capital)
        owed -= capital
        if owed == 0:
            break
    return rows


def monthly_rate(received, paid, months, last=None):
    """The monthly rate at which payments, equal but for the last, are worth what was received: bisection."""
    low, high = Decimal("-0.9"), Decimal(10)
    rest = Decimal(0) if last is None else last - paid
    for _ in range(110):
        middle = (low + high) / 2
        if paid * present(middle, months) + rest * (ONE + middle) ** -months > received:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def loan(amount, months, tan, fee, monthly):
    rows = plan(amount, tan, months)
    upfront = on_use(amount, months) + fee + cent(fee * CHARGES)
    rate = (ONE + monthly_rate(amount - upfront, rows[0] + monthly, len(rows), rows[-1] + monthly)) ** 12 - 1
    return rows[0], rate, upfront + sum(rows) + len(rows) * monthly


def some_amount(least, most):
    return Decimal(rng.randint(least * 100, most * 100)) / 100


def some_tan():
    return Decimal(rng.randint(0, 18000)) / 100000


def a_loan():
    amount, months, tan = some_amount(200, 75000), rng.randint(1, 120), some_tan()
    fee = rng.choice([Decimal(0), cent(amount * rng.randint(1, 400) / 10000)])
    monthly = rng.choice([Decimal(0), Decimal(0), some_amount(0, 12)])
    part, rate, mtic = loan(amount, months, tan, fee, monthly)
    ten_thousandths = int((rate * 1000000).quantize(ONE, ROUND_HALF_UP))
    return [cents(amount), months, int(tan * 100000), cents(fee), cents(monthly), cents(part), ten_thousandths, cents(mtic)]


def a_ceiling():
    amount, months = some_amount(200, 75000), rng.randint(6, 120)
    taeg = Decimal(rng.randint(60, 200)) / 1000
    duty = on_use(amount, months)
    exact = (amount - duty) / present((ONE + taeg) ** (ONE / 12) - 1, months)
    part = cent(exact)
    tan = monthly_rate(amount, exact, months) * 12 / (ONE + CHARGES)
    millionths = int((tan * 1000000).quantize(ONE, ROUND_HALF_UP))
    return [cents(amount), months, int(taeg * 1000), cents(part), cents(duty + months * exact), millionths]


def a_consolidation():
    debts = []
    for _ in range(rng.randint(1, 5)):
        balance, left = some_amount(200, 12000), rng.randint(1, 84)
        debts.append((balance, cent(balance / left * Decimal(rng.randint(100, 160)) / 100), left))
    amount = sum(balance for balance, _, _ in debts) + rng.choice([Decimal(0), some_amount(1, 5000)])
    months, tan = rng.randint(12, 84), some_tan()
    part, _, new = loan(amount, months, tan, Decimal(0), Decimal(0))
    now = sum(paid for _, paid, _ in debts)
    old = sum(paid * left for _, paid, left in debts)
    flat = [number for balance, paid, left in debts for number in (cents(balance), cents(paid), left)]
    return [flat, cents(amount), months, int(tan * 100000), cents(now), cents(part), cents(old), cents(new)]


def write():
    told = {
        "loans": [a_loan() for _ in range(1400)],
        "ceilings": [a_ceiling() for _ in range(400)],
        "consolidations": [a_consolidation() for _ in range(300)],
    }
    rows = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in each) + "\n]"
        for name, each in told.items()
    )
    Path(__file__).with_name("recomputed.json").write_text("{\n" + rows + "\n}\n")


if __name__ == "__main__":
    write()
