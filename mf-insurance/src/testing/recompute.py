"""Recomputes motor insurance sums apart from the product's code: python3 recompute.py > recomputed.json

Written from the rules as they are published (docs/contracts/calculators-api.md), in Decimal and with its own calendar.
A fixed seed makes the same 1,040 proposals and contracts each time.
"""
import json
import random
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 40
random.seed(20261123)
CENT = Decimal("0.01")


def cent(value):
    return value.quantize(CENT, rounding=ROUND_HALF_UP)


def money(low, high):
    return Decimal(random.randint(low * 100, high * 100)) / 100


def easter(year):
    """Butcher's form of the ecclesiastical moon table."""
    golden, century = year % 19 + 1, year // 100 + 1
    skipped = 3 * century // 4 - 12
    moon = (8 * century + 5) // 25 - 5
    sunday = 5 * year // 4 - skipped - 10
    epact = (11 * golden + 20 + moon - skipped) % 30
    if epact == 24 or (epact == 25 and golden > 11):
        epact += 1
    full = 44 - epact
    if full < 21:
        full += 30
    full += 7 - (sunday + full) % 7
    return date(year, 4, full - 31) if full > 31 else date(year, 3, full)


def works(day):
    fixed = {(1, 1), (4, 25), (5, 1), (6, 10), (8, 15), (10, 5), (11, 1), (12, 1), (12, 8), (12, 25)}
    moving = {easter(day.year) + timedelta(days=offset) for offset in (-2, 0, 60)}
    return day.weekday() < 5 and (day.month, day.day) not in fixed and day not in moving


def later(day, count):
    while count:
        day += timedelta(days=1)
        count -= works(day)
    return day


def taxes(liability, other, cost, surcharge):
    stamp = cent((liability + other + cost + surcharge) * Decimal("0.09"))
    inem = cent((liability + other) * Decimal("0.025"))
    fga = cent(liability * Decimal("0.025"))
    prevention = cent((liability + other) * Decimal("0.0021"))
    return stamp, inem, fga, prevention


def rate(total, count, each):
    """Newton on x = (1 + r) ** (-1 / count), a polynomial in x."""
    x = Decimal("0.99")
    for _ in range(200):
        value = sum(each * x**k for k in range(count)) - total
        slope = sum(each * k * x ** (k - 1) for k in range(1, count))
        step = value / slope
        x -= step
        if abs(step) < Decimal("1e-30"):
            break
    return x ** (-count) - 1


def premium():
    inputs = [money(40, 900), money(0, 1500), money(0, 10), money(0, 80)]
    parts = taxes(*inputs)
    return [[float(i) for i in inputs], [float(p) for p in parts], float(sum(inputs) + sum(parts))]


def instalments():
    total, count = money(80, 2500), random.choice([2, 4, 12])
    each = cent(total / count * (1 + Decimal(random.randint(1, 200)) / 1000))
    return [float(total), count, float(each), float(cent(each * count - total)), round(float(rate(total, count, each)) * 100, 4)]


def wreck():
    repair, salvage, value = money(100, 20000), money(0, 4000), money(300, 25000)
    age, keeps = random.choice([0, 12, 23, 24, 25, 60, 200]), random.random() < 0.5
    limit = cent(value * (Decimal(1) if age < 24 else Decimal("1.2")))
    lost = repair + salvage > limit
    pays = max(Decimal(0), value - salvage if keeps else value) if lost else repair
    return [float(repair), float(salvage), float(value), age, keeps, float(limit), lost, float(pays)]


def claim():
    told, signed, apart = date(2024, 1, 1) + timedelta(days=random.randint(0, 2500)), random.random() < 0.5, random.random() < 0.5
    contact = later(told, 2)
    inspection = later(contact, (6 if apart else 4) if signed else (12 if apart else 8))
    report = later(inspection, 2 if signed else 4)
    decision = later(contact, 15 if signed else 30)
    return [told.isoformat(), signed, apart, *[d.isoformat() for d in (contact, inspection, report, decision, later(decision, 8))]]


def sale():
    total, start = money(60, 2000), date(2024, 1, 1) + timedelta(days=random.randint(0, 1200))
    end = date(start.year + 1, start.month, 28 if (start.month, start.day) == (2, 29) else start.day)
    length = (end - start).days
    run = random.randint(1, length)
    sold = start + timedelta(days=run - 1)
    return [float(total), start.isoformat(), sold.isoformat(), run, length - run, float(cent(total * (length - run) / length))]


found = {
    "premiums": [premium() for _ in range(320)],
    "instalments": [instalments() for _ in range(200)],
    "wrecks": [wreck() for _ in range(200)],
    "claims": [claim() for _ in range(180)],
    "sales": [sale() for _ in range(140)],
}
# One to a line, as the project keeps its files.
kinds = (f'  "{kind}": [\n' + ",\n".join(f"    {json.dumps(one)}" for one in all) + "\n  ]" for kind, all in found.items())
print("{\n" + ",\n".join(kinds) + "\n}")
