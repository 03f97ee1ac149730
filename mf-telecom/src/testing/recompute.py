"""Works random contracts and proposals apart from the product, from the law and the wording of the calculators.

python3 mf-telecom/src/testing/recompute.py > mf-telecom/src/testing/recomputed.jsonl

Lei 16/2022, art. 136: leaving costs at most the lower of the benefit in proportion to the months left and a share of
the fees left: 50 % in the first year of a first period, 30 % in its second and in a renewal on the same line. Money
is kept as Decimal and rounded half up to the cent once, but for a price after a rise, which is billed rounded.
"""

import json
import math
import random
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 40
dice = random.Random(19)
CENT = D("0.01")


def cent(x):
    return D(x).quantize(CENT, ROUND_HALF_UP)


def eur(low, high):
    return D(dice.randint(int(low * 100), int(high * 100))) / 100


def exit_charge():
    length = dice.choice([0, 6, 12, 24, dice.randint(1, 24)])
    done = dice.randint(0, length + 3)
    period = dice.choice(["first", "first", "renewalSameLine", "renewalNewLine"])
    benefit, fee = eur(0, 600), eur(5, 90)
    left = max(0, length - done)
    if left == 0:
        out = dict(monthsLeft=0, benefitLeft=0, share=None, feesShare=0, charge=0)
    else:
        share = D("0.3") if period == "renewalSameLine" or done >= 12 else D("0.5")
        by_benefit = cent(benefit * left / length)
        by_fees = cent(share * left * fee)
        out = dict(monthsLeft=left, benefitLeft=by_benefit, share=share, feesShare=by_fees, charge=min(by_benefit, by_fees))
    return dict(benefitEur=benefit, loyaltyMonths=length, monthsDone=done, monthlyEur=fee, period=period), out


def steps():
    found = [dict(months=dice.randint(1, 18), eur=eur(8, 60)) for _ in range(dice.choice([0, 1, 1, 2]))]
    return found + [dict(months=None, eur=eur(10, 80))]


def paid(price_steps, months):
    prices = []
    for step in price_steps:
        prices += [step["eur"]] * (months if step["months"] is None else step["months"])
    return prices[:months]


def package():
    return dict(monthlySteps=steps(), onceEur=dice.choice([D(0), eur(5, 150)]),
                equipmentEurPerMonth=dice.choice([D(0), eur(1, 8)]), creditsEur=dice.choice([D(0), eur(1, 7)]))


def total(p, months):
    return sum(paid(p["monthlySteps"], months)) + p.get("onceEur", 0) + p.get("equipmentEurPerMonth", 0) * months - p.get("creditsEur", 0)


def true_price():
    p, months = package(), dice.choice([12, 24, 36, dice.randint(1, 60)])
    whole = total(p, months)
    return dict(p, horizonMonths=months), dict(total=cent(whole), trueMonth=cent(whole / months), advertised=p["monthlySteps"][0]["eur"])


def rise(price, percent):
    return cent(price * (100 + percent) / 100)


def true_price_indexed():
    price, percent, months = eur(10, 80), eur(0, 9), dice.choice([12, 24, 36])
    year, month = 2026, dice.randint(1, 12)
    now, whole, first = price, D(0), price
    for at in range(months):
        if at > 0 and (month - 1 + at) % 12 == 1:
            now = rise(now, percent)
        whole += now
    return (dict(monthlyEur=first, start=f"{year}-{month:02d}", risesEvery="February", cpiPercentTriedByVisitor=percent, horizonMonths=months),
            dict(total=cent(whole), trueMonth=cent(whole / months), lastMonthly=now))


def yearly_rise():
    price, percent, least = eur(5, 90), eur(0, 9), dice.choice([D(0), D("0.5")])
    return dict(monthlyEur=price, cpiPercent=percent, minimumRiseEur=least), dict(newMonthly=max(rise(price, percent), price + least))


def switch_now():
    now, new, charge, once, months = eur(15, 80), eur(10, 80), dice.choice([D(0), eur(10, 300)]), dice.choice([D(0), eur(5, 90)]), dice.choice([12, 24, 36])
    cost = charge + once
    stay, go = now * months, cost + new * months
    if cost == 0 and new <= now:
        back = 0
    else:
        back = math.ceil(cost / (now - new)) if now > new else None
    highest = ((stay - cost) / months).quantize(CENT, ROUND_FLOOR)
    return (dict(currentEur=now, monthsLeft=0 if charge == 0 else 9, exitChargeEur=charge, newEur=new, newOnceEur=once, horizonMonths=months),
            dict(stay=stay, go=go, saved=stay - go, paidBackInMonth=back, highestNewMonthlyThatPays=highest if highest >= 0 else None))


def wait_or_go():
    now, new, charge, left, months = eur(15, 80), eur(10, 80), eur(0, 300), dice.randint(0, 24), dice.choice([12, 24, 36])
    wait = min(left, months)
    go, later = charge + months * new, wait * now + (months - wait) * new
    return (dict(currentEur=now, monthsLeft=left, exitChargeEur=charge, newEur=new, horizonMonths=months),
            dict(goNow=go, waitUntilEnd=later, better="now" if go < later else "wait" if later < go else "same"))


def social_tariff():
    region, months, joins = dice.choice(["mainland", "madeira", "azores"]), dice.randint(1, 60), dice.random() < 0.5
    vat = {"mainland": D("1.23"), "madeira": D("1.22"), "azores": D("1.16")}[region]
    whole = months * cent(5 * vat) + (cent(D("21.45") * vat) if joins else 0)
    return dict(months=months, activation=joins, region=region), dict(total=whole, trueMonth=cent(whole / months))


def order():
    proposals = [dict(package(), id=name, loyaltyMonths=dice.choice([0, 6, 12, 24])) for name in "abcd"[: dice.randint(2, 4)]]
    out = {}
    for months in (12, 24, 36):
        totals = {p["id"]: cent(total(p, months)) for p in proposals}
        if len(set(totals.values())) < len(totals):
            return order()  # Ties have tests of their own.
        out[f"total{months}"] = totals
        out[f"order{months}"] = sorted(totals, key=totals.get)
    return dict(proposals=proposals, horizons=[12, 24, 36]), out


def plain(value):
    return float(value) if isinstance(value, D) else str(value)


kinds = [(exit_charge, 340), (true_price, 160), (true_price_indexed, 100), (yearly_rise, 60), (switch_now, 150), (wait_or_go, 150), (order, 80), (social_tariff, 40)]
rows = [[kind.__name__, *kind()] for kind, count in kinds for _ in range(count)]
for row in rows:
    print(json.dumps(row, default=plain, separators=(",", ":")))
