"""Counts card histories again, apart from the product: python3 recompute.py > histories.json

Written from the rules and from nothing of the product's code:
- a month's interest is a twelfth of the yearly rate on what was left unpaid; 4 % stamp duty on it (TGIS 17.3.1); stamp
  duty of 0.141 % a month on what is owed (TGIS 17.2.4); each amount to the cent, halves up;
- the least payment is a share of what is owed once the charges are on it, at least a floor, at most all of it;
- a debt whose payment does not exceed the charges never ends, nor does one that lasts a thousand years;
- TAEG (DL 133/2009, annex I): 1,500 EUR drawn at once, twelve equal parts of capital, fee with duty at the start.
Exact decimals of 40 digits. Rows of words, money in cents; see `histories.test.ts` for their order.
"""
import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 40
ONE = Decimal(1)
ON_CHARGES = Decimal("0.04")
ON_USE = Decimal("0.00141")


def cent(amount):
    return int(amount.quantize(ONE, rounding=ROUND_HALF_UP))


def charges(balance, tan):
    interest = cent(Decimal(balance) * tan / 100 / 12)
    return interest, cent(interest * ON_CHARGES), cent(balance * ON_USE)


def due(rule, owed):
    kind, first, floor = rule
    if kind == "all":
        return owed
    wanted = first if kind == "fixed" else max(cent(owed * Decimal(first) / 100), floor)
    return min(owed, wanted)


def pay_off(debt, tan, rule, most=12_000):
    """[months, interest, duty on it, duty on use, paid], or [0] for a debt that never ends."""
    sums, paid, balance, months = [0, 0, 0], 0, debt, 0
    while balance > 0 and months <= most:
        month = charges(balance, tan)
        owed = balance + sum(month)
        payment = due(rule, owed)
        if payment <= sum(month):
            return [0]
        sums = [one + other for one, other in zip(sums, month)]
        paid += payment
        balance = owed - payment
        months += 1
    return [months, *sums, paid] if balance == 0 else [0]


def year(debt, purchases, tan, rule):
    """Twelve months with purchases: [interest, duty on it, duty on use, owed at the end]."""
    sums, balance = [0, 0, 0], debt
    for _ in range(12):
        month = charges(balance, tan)
        owed = balance + sum(month) + purchases
        balance = owed - due(rule, owed)
        sums = [one + other for one, other in zip(sums, month)]
    return [*sums, balance]


def least_to_clear(debt, tan, months):
    """Found by halving, with no annuity: the least amount that ends the debt in time."""
    low, high = 0, debt * 3
    while high - low > 1:
        middle = (low + high) // 2
        history = pay_off(debt, tan, ("fixed", middle, 0), months)
        if 0 < history[0] <= months:
            high = middle
        else:
            low = middle
    return high


def taeg(tan, fee):
    """In tenths of a percent."""
    dated = [(0, Decimal(1500) - fee * (1 + ON_CHARGES))]
    for month in range(12):
        owed = Decimal(1500) - 125 * month
        dated.append((month + 1, -(125 + owed * (tan / 1200 * (1 + ON_CHARGES) + ON_USE))))
    low, high = Decimal(0), Decimal(10)
    for _ in range(80):
        rate = (low + high) / 2
        growth = (1 + rate) ** (ONE / 12)
        worth = sum(amount / growth**months for months, amount in dated)
        if worth < 0:
            low = rate
        else:
            high = rate
    return cent(low * 1000)


def rate(chance, low, high):
    """A yearly rate with two decimals, as contracts write it."""
    return Decimal(chance.randint(low, high)) / 100


def rule_of(chance, debt):
    if chance.random() < 0.5:
        return ("minimum", chance.choice([1, 2, 3, 5, 8, 10, 20]), chance.choice([1000, 1500, 2500, 5000]))
    return ("fixed", chance.randint(max(100, debt // 120), max(200, debt // 3)), 0)


def main():
    chance = random.Random(1717)
    histories, years, taegs = [], [], []
    while len(histories) < 700:
        debt, tan = chance.randint(50, 15_000_00), rate(chance, 0, 2400)
        rule, months = rule_of(chance, debt), chance.randint(1, 60)
        histories.append([debt, str(tan), *rule, *pay_off(debt, tan, rule), months, least_to_clear(debt, tan, months)])
    while len(years) < 500:
        debt, tan = chance.choice([0, chance.randint(1, 8_000_00)]), rate(chance, 0, 2400)
        purchases = chance.randint(0, 1_500_00)
        rule = ("all", 0, 0) if chance.random() < 0.1 else rule_of(chance, max(debt, purchases, 100))
        years.append([debt, purchases, str(tan), *rule, *year(debt, purchases, tan, rule)])
    while len(taegs) < 120:
        tan, fee = rate(chance, 0, 2400), Decimal(chance.choice([0, chance.randint(0, 120)]))
        taegs.append([str(tan), int(fee), taeg(tan, fee)])
    rows = {"histories": histories, "years": years, "taegs": taegs}
    print(json.dumps({name: [" ".join(map(str, row)) for row in list_] for name, list_ in rows.items()}, indent=2))


main()
