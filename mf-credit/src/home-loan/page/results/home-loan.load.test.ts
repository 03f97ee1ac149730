import { loadHomeLoan } from './home-loan.load'
import cases from './testing/home-loan.load.json'

const today = '2026-11-23'
const buying =
  'loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=variable&holders=1'
const moving =
  'loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1'
const found = (query: string) => {
  const data = loadHomeLoan({ path: '/credito-habitacao/resultados', query, today })
  if (data?.kind !== 'result') throw new Error(JSON.stringify(data))
  return data
}
const changed = (query: string, name: string, text: string) => {
  const all = new URLSearchParams(query)
  all.set(name, text)
  return found(`${all}`)
}

it('works out a loan at the rate that is assumed, with the costs that loans usually have', () => {
  const { loan, isAssumed, index, compared } = found(buying)
  expect(compared).toMatchObject({ amount: 200_000_00, months: 420, kept: 420, orderBy: 'totalRepayment' })
  expect(isAssumed).toBe(true)
  expect(loan.annualRate).toBeCloseTo((index?.index ?? 0) + 0.0073, 6)
  expect(loan.taeg).toBeGreaterThan(loan.annualRate)
  expect(loan.mtic).toBeGreaterThan(loan.instalment * 420)
  expect(loan.leftOut).toEqual([])
})

// Each look and each answer moves a figure of its own.
it.each([
  ['orderBy', 'monthlyRepayment', ({ compared }: ReturnType<typeof found>) => compared.orderBy],
  ['keptYears', '7', ({ compared }: ReturnType<typeof found>) => compared.kept],
  ['euribor', '12', ({ loan }: ReturnType<typeof found>) => loan.annualRate],
  ['spread', '1.5', ({ loan }: ReturnType<typeof found>) => loan.instalment],
  ['otherEuribor', '2', ({ loan }: ReturnType<typeof found>) => loan.annualRate],
  ['rateType', 'fixed', ({ loan }: ReturnType<typeof found>) => loan.instalment],
  ['rateType', 'mixed', ({ loan }: ReturnType<typeof found>) => loan.laterInstalment],
  ['propertyValue', '300000', ({ ownMoney }: ReturnType<typeof found>) => ownMoney?.low],
  ['wantToBorrow', '180000', ({ loan }: ReturnType<typeof found>) => loan.instalment],
  ['wantToBorrowTime', '30', ({ loan }: ReturnType<typeof found>) => loan.instalment],
  ['housing', 'secondary', ({ loan }: ReturnType<typeof found>) => loan.limits.maxLoan],
  ['housing', 'investment', ({ loan }: ReturnType<typeof found>) => loan.instalment],
  ['age', '36', ({ loan }: ReturnType<typeof found>) => loan.limits.maxYears],
  ['openingFees', '2000', ({ loan }: ReturnType<typeof found>) => loan.upfrontCosts],
  ['registrationCosts', '900', ({ loan }: ReturnType<typeof found>) => loan.upfrontCosts],
  ['monthlyInsurance', '90', ({ loan }: ReturnType<typeof found>) => loan.mtic],
  ['monthlyFee', '9', ({ loan }: ReturnType<typeof found>) => loan.mtic],
] as const)('%s=%s moves a figure', (name, text, figure) =>
  expect(figure(changed(buying, name, text))).not.toEqual(figure(found(buying))),
)

it('lends on the lower of price and valuation', () => {
  // 90 % of 190.000 €; 200.000 € are more than that.
  const { loan } = found(`${buying}&valuation=190000`)
  expect(loan.limits).toMatchObject({ maxLoan: 171_000_00, isWithinLoanToValue: false })
  expect(found(`${buying}&valuation=300000`).loan.limits).toEqual(found(buying).loan.limits)
})

it('takes a variable rate in one figure, an index of one’s own and months besides the years', () => {
  const { loan, isAssumed } = found(`${buying}&variableTan=3,1`)
  expect([loan.annualRate, isAssumed]).toEqual([0.031, false])
  const own = found(`${buying}&otherEuribor=2&spread=0,8`)
  expect([own.loan.annualRate, own.index?.isOwn]).toEqual([0.028, true])
  expect(found(`${buying}&wantToBorrowMonths=5`).compared.months).toBe(425)
  const left = found(`${moving}&wantToBorrowMonths=5&variableTan=3,1`)
  expect(left.existing?.loan.months).toBe(305)
  expect(left.existing?.ownRate).toBe(0.031)
})

it('takes the share of the home where no amount is given', () =>
  expect(found(buying.replace('wantToBorrow=200000', 'borrowingPercentage=80')).compared.amount).toBe(
    200_000_00,
  ))

it('needs the rest of the price, IMT, stamp duty, registration and fees in cash', () => {
  const { ownMoney } = found(buying)
  expect(ownMoney?.rest).toBe(50_000_00)
  expect(ownMoney?.costs.map(({ id }) => id)).toEqual([
    'imt',
    'stamp_duty',
    'loan_stamp_duty',
    'bank_fees',
    'one_stop_desk',
  ])
  expect(ownMoney?.low).toBeGreaterThan(60_000_00)
})

it('moves the index by one and two points, and nothing of a rate that is fixed for good', () => {
  const rises = found(buying).loan.paths.map(({ instalments }) => instalments[0] ?? 0)
  expect(rises).toHaveLength(3)
  expect(rises[1]).toBeGreaterThan(rises[0] ?? 0)
  expect(rises[2]).toBeGreaterThan(rises[1] ?? 0)
  expect(changed(buying, 'rateType', 'fixed').loan.paths).toHaveLength(1)
})

describe('a loan that exists', () => {
  it('finds the highest rate at which leaving pays, and the saving at lower ones', () => {
    const { existing } = found(moving)
    expect(existing).toMatchObject({ instalment: 654_93, totalCosts: 600_00 + 24_00 + 763_88 + 250_00 })
    const highest = existing?.highest ?? 0
    expect(highest).toBeLessThan(0.04322)
    const toTheEnd = (rate: number) =>
      changed(moving.replace('&rateType=variable', '&rateType=fixed'), 'tan', (rate * 100).toFixed(3))
        .existing?.rates[0]?.toTheEnd
    expect(toTheEnd(highest)).toBeGreaterThan(0)
    expect(toTheEnd(highest + 0.00001)).toBeLessThanOrEqual(0)
  })

  it('costs nothing to leave where the lender stays', () => {
    const { existing } = changed(moving, 'loanType', 'remortgage')
    expect(existing).toMatchObject({ totalCosts: 0 })
    expect(existing?.rates.every(({ toTheEnd }) => toTheEnd > 0)).toBe(true)
  })

  it.each(cases.moving)('%s=%s moves its table', (name, text) =>
    expect(changed(moving, name, text).existing?.rates).not.toEqual(found(moving).existing?.rates),
  )
})

it('puts a rate on the scale of June 2026', () => {
  expect(changed(buying, 'spread', '3').market).toMatchObject({ kind: 'variable', above: 'p90' })
  expect(changed(buying, 'spread', '0').market).toMatchObject({ below: 'median' })
  expect(changed(buying, 'rateType', 'mixed').market).toBeUndefined()
  expect(found(moving).market).toMatchObject({ rate: 0.04322, above: 'p90' })
})

it('does not read what is unusable, and throws at nothing', () => {
  expect(loadHomeLoan({ path: '', query: '', today })).toBeUndefined()
  expect(found(`${buying}&spread=abc&orderBy=x&euribor=4&keptYears=99`).compared).toMatchObject({
    orderBy: 'totalRepayment',
    kept: 420,
  })
})
