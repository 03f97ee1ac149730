import { workedOut } from 'shared-lib/testing/worked-calculators'
import { insuranceCalculators } from '../calculators/insurance.calculators'
import recomputed from './recomputed.json'

const answer = (name: string, input: object) => workedOut(insuranceCalculators, name, input, '2026-11-23')
const inCents = (euros: unknown) => Math.round(Number(euros) * 100)

it('was recomputed on more than 1,000 proposals and contracts', () =>
  expect(Object.values(recomputed).flat().length).toBeGreaterThanOrEqual(1000))

it('agrees on premiums, and opens their totals again', () => {
  for (const [inputs, taxes, total] of recomputed.premiums as [number[], number[], number][]) {
    const [liabilityPremium = 0, otherPremium = 0, policyCost, instalmentSurcharge] = inputs
    const [stamp, inem, fga, prevention] = taxes.map(inCents)
    expect(
      answer('insurance-premium-taxes', { liabilityPremium, otherPremium, policyCost, instalmentSurcharge }),
    ).toMatchObject({
      stampDutyCents: stamp,
      inemCents: inem,
      fgaCents: fga,
      preventionCents: prevention,
      totalCents: inCents(total),
    })
  }
})

it('agrees on the price of paying in parts', () => {
  for (const [yearlyTotal, payments, each, extra, rate] of recomputed.instalments as number[][]) {
    const result = answer('insurance-instalments', { yearlyTotal, payments, each })
    expect(result.extraCents).toBe(inCents(extra))
    expect(Math.abs(Number(result.costsLikeALoanAtPercent) - Number(rate))).toBeLessThanOrEqual(0.0501)
  }
})

it('agrees on total losses', () => {
  for (const [
    repairEur,
    salvageEur,
    marketValueEur,
    ageMonths,
    ownerKeepsSalvage,
    ...said
  ] of recomputed.wrecks) {
    const wreck = { repairEur, salvageEur, marketValueEur, ageMonths, ownerKeepsSalvage }
    const [limit, isTotalLoss, pays] = said
    expect(answer('insurance-total-loss', wreck)).toEqual({
      limitCents: inCents(limit),
      isTotalLoss,
      paysCents: inCents(pays),
    })
  }
})

it('agrees on the days after an accident', () => {
  for (const [notified, statementSignedByBoth, dismantling, ...days] of recomputed.claims) {
    const [contactBy, inspectionBy, reportBy, liabilityBy, paymentBy] = days
    expect(answer('insurance-claim-deadlines', { notified, statementSignedByBoth, dismantling })).toEqual({
      contactBy,
      inspectionBy,
      reportBy,
      liabilityBy,
      paymentBy,
    })
  }
})

it('agrees on what comes back after a sale', () => {
  for (const [yearlyTotal, start, soldOn, daysRun, daysLeft, refund] of recomputed.sales)
    expect(answer('insurance-sale-refund', { yearlyTotal, start, soldOn })).toEqual({
      daysRun,
      daysLeft,
      refundCents: inCents(refund),
    })
})
