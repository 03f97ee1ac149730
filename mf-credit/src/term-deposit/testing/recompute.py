"""Counts random deposits again, apart from the product: Decimal arithmetic, standard library, written from the rules.

Interest is actual/360 and rounded half up to the cent; the tax is of that interest, rounded half up. A month is a month of the
calendar (31 January and a month is the last day of February). Leaving early loses a share of what was earned until then.
The account costs its price a month.

    python3 recompute.py > deposits.json
"""

import calendar
import datetime
import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 40
FIRST = datetime.date(2026, 9, 1)


def cent(value):
    return value.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)


def months_later(day, months):
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return datetime.date(year, month + 1, min(day.day, last))


def interest(amount, rate, days, tax, kept=Decimal(1)):
    gross = cent(amount * rate / 100 * days / 360 * kept)
    withheld = cent(gross * tax)
    return gross, withheld, gross - withheld


def in_cents(value):
    return int(value * 100)


def one(dice):
    amount = Decimal(dice.choice([dice.randint(1, 5000), dice.randint(5000, 200000), dice.randint(100, 20000000)])) / 100
    amount = amount * dice.choice([1, 10])
    rate = Decimal(dice.randint(0, 5000)) / 1000
    start = FIRST + datetime.timedelta(days=dice.randint(0, 1200))
    months = dice.choice([0, 1, 3, 6, 12, 18, 24, 36])
    days = 0 if months else dice.randint(1, 1200)
    end = months_later(start, months) if months else start + datetime.timedelta(days=days)
    count = (end - start).days
    tax = dice.choice([Decimal("0.28"), Decimal("0.196")])
    account = Decimal(dice.choice([0, 0, 250, 499, 520, 624])) / 100
    account_months = months or (count + 29) // 30
    leave = dice.randint(1, count)
    loses = Decimal(dice.choice([0, 25, 50, 75, 80, 85, 100])) / 100
    gross, withheld, net = interest(amount, rate, count, tax)
    kept = Decimal(1) if leave == count else 1 - loses
    _, _, left = interest(amount, rate, leave, tax, kept)
    return [
        in_cents(amount), int(rate * 1000), (start - FIRST).days, months, days, int(tax * 1000),
        int(account * 100), account_months, leave, int(loses * 100),
        count, in_cents(gross), in_cents(withheld), in_cents(net),
        in_cents(net - cent(account * account_months)), in_cents(left),
    ]


dice = random.Random(20261122)
rows = [one(dice) for _ in range(2050)]
print("[" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "]")
