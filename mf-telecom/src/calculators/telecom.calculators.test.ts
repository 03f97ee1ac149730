import { telecomCalculators } from './telecom.calculators'
import verdicts from './telecom.calculators.test.json'
import cases from './testing/telecom.calculators.json'

const ask = (name: string, body: object) => telecomCalculators[name]?.calculate(body, '2026-11-23')
const steady = [{ months: null, eur: 30 }]

it.each([
  ['a first price without end', [{ months: null, eur: 9 }, ...steady], 'monthlySteps.0.months'],
  ['no price for the second year', [{ months: 12, eur: 9 }], 'monthlySteps'],
])('refuses %s', (_, monthlySteps, field) =>
  expect(ask('telecom-true-price', { monthlySteps, horizonMonths: 24 })).toMatchObject({
    problems: [{ field }],
  }),
)

it.each([
  [{ cpiPercent: 2 }, 'start'],
  [{ creditsEur: 721 }, 'creditsEur'],
])('refuses %j', (more, field) =>
  expect(ask('telecom-true-price', { monthlySteps: steady, horizonMonths: 24, ...more })).toMatchObject({
    problems: [{ field }],
  }),
)

it('counts credits against all that is paid: 33 × 32 € − 50 €', () => {
  const free = [
    { months: 3, eur: 0 },
    { months: null, eur: 32 },
  ]
  expect(ask('telecom-true-price', { monthlySteps: free, horizonMonths: 36, creditsEur: 50 })).toMatchObject({
    result: { totalCents: 1006_00 },
  })
  expect(
    ask('telecom-order', {
      proposals: [{ id: 'a', monthlySteps: free, loyaltyMonths: 24, creditsEur: 50 }],
      horizons: [36],
    }),
  ).toMatchObject({ result: { horizons: [{ proposals: [{ totalCents: 1006_00 }] }] } })
})

it('names each proposal at fault by its place, also where two share an id', () => {
  const good = { id: 'a', monthlySteps: steady, loyaltyMonths: 24 }
  const short = { ...good, monthlySteps: [{ months: 12, eur: 20 }] }
  expect(ask('telecom-order', { proposals: [good, short], horizons: [12] })).toMatchObject({
    problems: [{ field: 'proposals.1.id' }, { field: 'proposals.1.monthlySteps' }],
  })
})

it('returns what leaving costs after 3, 12 and 18 months', () => {
  const proposals = [{ id: 'a', monthlySteps: steady, loyaltyMonths: 24, benefitEur: 240 }]
  expect(ask('telecom-order', { proposals })).toMatchObject(cases.ordered)
})

it.each(verdicts as [object, string][])('explains why %j is good or not', (proposal, reasons) => {
  const answer = ask('telecom-verdict', proposal) as unknown as {
    result: { reasons: { sentence: string }[]; message: string }
  }
  expect(
    answer.result.reasons
      .map(({ sentence }) => sentence)
      .join(' ')
      .replaceAll('\u00a0', ' '),
  ).toBe(reasons)
  expect(answer.result.message).toMatch(/^Bom dia\. .* Obrigado\.$/)
})

it('asks how long a promotion lasts that has a price after it', () =>
  expect(ask('telecom-verdict', { price: 30, priceAfter: 40 })).toMatchObject({
    problems: [{ field: 'promotionMonths' }],
  }))
