import fc from 'fast-check'
import { toIsoDate } from '../../dates/iso-date'
import { cents } from '../../money/cents'
import { instalmentOf } from '../annuity'
import { plainHome } from '../sample-loans.testing'
import { homeLoan } from './home-loan'
import type { HomeLoanInput, HomeLoanResult } from './home-loan-outcome'
import cases from './testing/home-loan.json'

const nothing = cents(0)
const required = 'Este campo é obrigatório'

function resultOf(input: Partial<HomeLoanInput>): HomeLoanResult {
  const outcome = homeLoan({ ...plainHome, ...input })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result
}

const on = (day: string) => ({ assessmentDate: toIsoDate(day) })
const earning = (euros: number) => ({ netMonthlyIncome: cents(euros * 100) })
const price = (euros: number) => ({ propertyValue: cents(euros * 100) })
const lent = (euros: number) => ({ wantToBorrow: cents(euros * 100) })
const problemsOf = (input: Partial<HomeLoanInput>) => {
  const outcome = homeLoan({ ...plainHome, ...input })
  return 'problems' in outcome ? outcome.problems : []
}

describe('instalments', () => {
  it.each([
    [1199_10, 'published annuities, 200.000 € at 6 % over 30 years', 0.06, 1],
    [843_20, 'public test suite, 200.000 € at 3 % over 30 years', 0.03, 5],
  ])('%s (%s)', (instalment, _origin, tan, margin) =>
    expect(Math.abs(resultOf({ tan }).instalment - instalment)).toBeLessThanOrEqual(margin),
  )

  it('are those of the average of the month before plus the spread', () =>
    expect(
      resultOf({ ...lent(150_000), rateType: 'variable', tan: undefined, spread: 0.01, ...on('2025-11-15') }),
    ).toMatchObject({ annualRate: 0.03187, instalment: 647_63, index: { month: '2025-10', isFinal: true } }))

  it('name which average replaces one that is not known yet', () => {
    const { index, unknown } = resultOf({ rateType: 'variable', tan: undefined, spread: 0.007 })
    expect(index).toMatchObject({ month: '2026-09', neededMonth: '2026-10', isFinal: false })
    expect(unknown[0]).toContain('outubro de 2026')
  })

  it('take an index of one’s own as that of the month before, and nothing replaces it', () => {
    const own = { rateType: 'variable', tan: undefined, spread: 0.007, otherEuribor: 0.025 } as const
    const { index, unknown } = resultOf(own)
    expect(index).toEqual({
      tenor: 12,
      month: '2026-10',
      neededMonth: '2026-10',
      index: 0.025,
      isFinal: true,
      isOwn: true,
    })
    expect(unknown).toEqual([])
  })

  it('of a mixed loan are two: the second on what is owed after the fixed period', () => {
    const mixed = { rateType: 'mixed', spread: 0.008, fixedYears: 3, otherEuribor: 0.025 } as const
    const { instalment, laterInstalment, laterFrom, laterRate, schedule } = resultOf(mixed)
    expect([instalment, laterFrom, laterRate]).toEqual([843_21, 37, 0.033])
    expect(schedule[35]?.instalment).toBe(843_21)
    expect(schedule[36]?.instalment).toBe(laterInstalment)
    // By hand: 200.000 × (1,0025^360 − 1,0025^36) ÷ (1,0025^360 − 1) = 187.088 €; × 0,00275 ÷ (1 − 1,00275^−324) = 873,1 €.
    expect(Math.abs((schedule[35]?.balance ?? 0) - 187_088_00)).toBeLessThan(1_00)
    expect(Math.abs((laterInstalment ?? 0) - 873_10)).toBeLessThan(10)
  })
})

describe('taxes, TAEG and MTIC', () => {
  it('count 0,6 % on the loan, 4 % on fees and nothing on the interest of own housing', () => {
    const result = resultOf({
      openingFees: cents(500_00),
      registrationCosts: cents(250_00),
      monthlyFee: cents(2_00),
      monthlyInsurance: cents(30_00),
    })
    expect(result).toMatchObject({
      stampDutyOnUse: 1200_00,
      stampDutyOnInterest: 0,
      stampDutyOnFees: 20_00 + 8 * 360,
      upfrontCosts: 1200_00 + 500_00 + 20_00 + 250_00,
    })
    expect(result.mtic).toBe(200_000_00 + result.totalInterest + 1970_00 + 360 * (2_00 + 8 + 30_00))
  })

  it.each([
    // 0,04 % for each of six months, then 0,5 % from a year on.
    { wantToBorrowTime: 0.5, stampDutyOnUse: 480_00 },
    { wantToBorrowTime: 1, stampDutyOnUse: 1000_00 },
    { wantToBorrowTime: 4, stampDutyOnUse: 1000_00 },
    { wantToBorrowTime: 5, stampDutyOnUse: 1200_00 },
  ])('of $wantToBorrowTime years: $stampDutyOnUse on the loan', ({ wantToBorrowTime, stampDutyOnUse }) =>
    expect(resultOf({ wantToBorrowTime }).stampDutyOnUse).toBe(stampDutyOnUse),
  )

  it('are without fees only where there are none', () =>
    expect(resultOf({ openingFees: cents(2_00), monthlyFee: cents(2_00) }).leftOut).toEqual([
      'insurance',
      'registration',
    ]))

  it('charge 4 % on the interest of a home to let', () => {
    const { stampDutyOnInterest = 0, totalInterest } = resultOf({ housing: 'investment' })
    expect(Math.abs(stampDutyOnInterest - totalInterest * 0.04)).toBeLessThan(200)
  })

  it('are in what a home to let takes from the account every month, and in the effort, to the cent', () => {
    // 450.000 € over 35 years at 3,498 %: 1.859,29 of capital and interest, and 4 % of 1.311,75 of interest.
    const loan = { ...lent(450_000), wantToBorrowTime: 35, tan: 0.03498 }
    const netMonthlyIncome = cents(4_000_00)
    expect(resultOf(loan).instalment).toBe(1_859_29)
    expect(resultOf({ ...loan, netMonthlyIncome, housing: 'investment' })).toMatchObject({
      instalment: 1_911_76,
      effortRate: 1_911_76 / 4_000_00,
    })
  })

  it('give the nominal rate compounded when there are no charges but the tax', () => {
    // (1 + 0,03 ÷ 12)^12 − 1 = 3,04 %; the tax of 0,6 % adds 0,05.
    expect(resultOf({}).taeg).toBe(0.031)
  })

  it.each(cases.moved)(
    'tax $duty of the amount of $why (CIS, art. 7.º, n.º 1, al. j)',
    ({ movedDebt, duty }) => {
      const amount = 200_000_00
      const costs = resultOf({ wantToBorrow: cents(amount), movedDebt: cents(amount * movedDebt) })
      expect(costs.stampDutyOnUse).toBe(amount * duty)
    },
  )

  it('are unknown before 2004, and nothing else is', () => {
    const result = resultOf(on('2003-12-31'))
    expect(result.taeg).toBeUndefined()
    expect(result.mtic).toBeUndefined()
    expect(result.instalment).toBe(843_21)
    expect(result.unknown[0]).toBe(
      'Não conhecemos o imposto do selo de um crédito em 31 de dezembro de 2003. Sem ele não há TAEG nem MTIC.',
    )
  })
})

const mixed = { rateType: 'mixed', spread: 0.01, otherEuribor: 0.02, fixedYears: 5 } as const

describe('effort and capacity', () => {
  const at = { rateType: 'variable', tan: 0.03498, age: 30 } as const
  const largest = { ...at, wantToBorrow: undefined, ...earning(2000) }

  it.each([
    { income: 2000, other: 0, years: 40, maxInstalment: 900, maxLoan: 186_697 },
    { income: 1200, other: 0, years: 40, maxInstalment: 540, maxLoan: 112_018 },
    { income: 4000, other: 500, years: 20, maxInstalment: 1300, maxLoan: 197_016 },
  ])(
    'of $income € with $other € of other instalments over $years years: $maxLoan € (effort calculator of Credivel, 2026-08-19)',
    ({ income, other, years, maxInstalment, maxLoan }) => {
      const loan = { ...at, ...earning(income), ...on('2026-08-19'), wantToBorrowTime: years }
      const result = resultOf({ ...loan, otherInstalments: cents(other * 100) })
      expect(result.maxInstalment).toBe(maxInstalment * 100)
      expect(Math.abs((result.maxLoanByIncome ?? 0) / 100 - maxLoan)).toBeLessThanOrEqual(1)
    },
  )

  it('is not given without income', () =>
    expect(resultOf({ ...at, netMonthlyIncome: nothing }).effortRate).toBeUndefined())

  it('is not given at a fixed rate either before its limit is known', () =>
    expect(resultOf({ ...earning(2000), ...on('2018-06-30') }).effortRate).toBeUndefined())

  it('finds no largest loan on a day without limits', () =>
    expect(problemsOf({ ...largest, ...on('2018-01-15') })).toMatchObject([{ field: 'netMonthlyIncome' }]))

  it('takes no share of a value that is not given: the largest loan', () =>
    expect(resultOf({ ...largest, borrowingPercentage: 0.9 }).isLargest).toBe(true))

  it('without an amount is the largest loan that the income allows, or the property', () => {
    const { amount, maxLoan, isWithinEffort } = resultOf({ ...largest, wantToBorrowTime: 40 })
    expect(Math.abs(amount - 186_697_00)).toBeLessThanOrEqual(1_00)
    expect({ maxLoan, isWithinEffort }).toEqual({ maxLoan: amount, isWithinEffort: true })
    const small = { ...price(100_000), ...earning(2000) }
    expect(resultOf({ ...at, ...small, wantToBorrow: undefined }).amount).toBe(90_000_00)
  })

  it('has no room for a loan when other instalments take it all', () =>
    expect(problemsOf({ ...largest, otherInstalments: cents(900_00) })).toMatchObject([
      { field: 'netMonthlyIncome' },
    ]))

  it.each(cases.effortLimits)('on $day the limit is $effortLimit', ({ day, effortLimit }) =>
    expect(resultOf({ ...at, ...on(day), ...earning(2000) }).effortLimit).toBe(effortLimit),
  )

  it.each(cases.shocks)('on $day over $years years the shock is $shock', ({ day, years, shock }) =>
    expect(resultOf({ ...at, wantToBorrowTime: years, ...on(day), ...earning(2000) }).shock).toBe(shock),
  )

  it('has no shock at a rate fixed for good', () => {
    const { shock, testedInstalment, instalment } = resultOf(earning(2000))
    expect({ shock, testedInstalment }).toEqual({ shock: 0, testedInstalment: instalment })
  })

  it.each([
    { tan: 0.08, why: 'the fixed period', tested: 'first' },
    { tan: 0.02, why: 'the later period', tested: 'later' },
  ])('of a mixed loan tests the higher instalment: $why', ({ tan, tested }) => {
    const result = resultOf({ ...mixed, tan, ...earning(3000) })
    const { testedInstalment = 0, instalment, laterInstalment = 0 } = result
    if (tested === 'first') expect(testedInstalment).toBe(instalment)
    else expect(testedInstalment).toBeGreaterThan(laterInstalment)
  })

  it.each([
    { age: 35, years: 35, cut: 0, why: 'ends at 70' },
    { age: 40, years: 35, cut: 0.2 * (5 / 35), why: 'five of 35 years after 70' },
    { age: 71, years: 4, cut: 0.2, why: 'wholly after 70' },
    { age: 40, years: 35, isRetired: true, cut: 0, why: 'already retired' },
    { age: 40, years: 35, day: '2026-07-31', cut: 0, why: 'the rule is of August 2026' },
  ])('cuts the income by $cut: $why', ({ age, years, isRetired = false, day = '2026-11-21', cut }) => {
    const result = resultOf({ age, isRetired, wantToBorrowTime: years, ...earning(2000), ...on(day) })
    expect(result.incomeCut).toBeCloseTo(cut, 12)
    expect(result.countedIncome).toBe(Math.round(2000_00 * (1 - cut)))
  })

  it('counts holiday and Christmas pay that comes on top', () =>
    expect(resultOf({ ...earning(1200), hasDuodecimals: 'no' }).countedIncome).toBe(1400_00))

  it('lends at most what the tested instalment allows', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 600_00, max: 9000_00 }),
        fc.constantFrom('fixed', 'variable', 'mixed'),
        fc.integer({ min: 4, max: 40 }),
        fc.integer({ min: 1, max: 900 }),
        (income, rateType, years, tan) => {
          const input = {
            rateType,
            wantToBorrowTime: years,
            tan: tan / 10_000,
            netMonthlyIncome: cents(income),
            spread: 0.01,
            otherEuribor: 0.02,
            fixedYears: 3,
          } as const
          const { maxLoanByIncome = nothing } = resultOf(input)
          const atMost = resultOf({ ...input, wantToBorrow: maxLoanByIncome })
          expect((atMost.testedInstalment ?? 0) - (atMost.maxInstalment ?? 0)).toBeLessThanOrEqual(0.5)
          const more = resultOf({ ...input, wantToBorrow: cents(maxLoanByIncome + 1000_00) })
          expect(more.isWithinEffort).toBe(false)
        },
      ),
      { numRuns: 60 },
    ))
})

describe('limits', () => {
  it.each([
    { housing: 'permanent', maxLoanByValue: 180_000_00, within: false },
    { housing: 'secondary', maxLoanByValue: 160_000_00, within: false },
    { housing: 'investment', maxLoanByValue: 160_000_00, within: false },
  ] as const)('of $housing on the lower of price and valuation', ({ housing, maxLoanByValue, within }) =>
    expect(resultOf({ housing, ...price(220_000), valuation: cents(200_000_00) })).toMatchObject({
      loanToValue: 1,
      maxLoanByValue,
      isWithinLoanToValue: within,
    }),
  )

  it('exactly 90 % is within', () =>
    expect(resultOf({ ...lent(180_000), ...price(200_000) }).isWithinLoanToValue).toBe(true))

  it.each(cases.terms)('on $day at $age: $maxYears years', ({ day, age, maxYears }) =>
    expect(resultOf({ age, ...on(day), wantToBorrowTime: 20 }).maxYears).toBe(maxYears),
  )

  it.each([
    { age: 36, years: 35, isWithinTerm: true },
    { age: 36, years: 36, isWithinTerm: false },
    { age: undefined, years: 36, isWithinTerm: undefined },
  ])('$years years at $age are within the term: $isWithinTerm', ({ age, years, isWithinTerm }) =>
    expect(resultOf({ age, wantToBorrowTime: years }).isWithinTerm).toBe(isWithinTerm),
  )

  it.each(['permanent', 'secondary'] as const)('of a %s home are not known before July 2018', (housing) =>
    expect(resultOf({ housing, age: 30, ...price(250_000), ...on('2018-06-30') })).toMatchObject({
      loanToValue: 0.8,
      loanToValueLimit: undefined,
      maxLoanByValue: undefined,
      isWithinLoanToValue: undefined,
      maxYears: undefined,
      isWithinTerm: undefined,
    }),
  )

  it('of age are none before this calculator had one', () => {
    const outcome = resultOf({ age: 60, ...on('2017-12-31') })
    expect(outcome.maxYears).toBeUndefined()
  })

  it('counts the oldest borrower', () =>
    expect(resultOf({ age: 30, secondAge: 40, wantToBorrowTime: 35 })).toMatchObject({
      maxYears: 35,
      isWithinTerm: true,
    }))
})

describe('early repayment', () => {
  const repaid = { earlyRepayment: cents(20_000_00), earlyRepaymentMonth: 1 }
  const early = { rateType: 'variable', ...lent(150_000), ...repaid } as const

  it.each(cases.earlyFees)('of a variable loan of $day a month later: $fee, $why', ({ day, fee }) =>
    expect(resultOf({ ...early, ...on(day) }).early?.fee).toBe(fee),
  )

  it('was never suspended for other homes', () =>
    expect(resultOf({ ...early, housing: 'secondary', ...on('2024-01-15') }).early?.fee).toBe(100_00))

  it.each([
    { rateType: 'fixed', month: 24, fee: 400_00 },
    { rateType: 'mixed', month: 24, fee: 400_00 },
    { rateType: 'mixed', month: 25, fee: 100_00 },
  ] as const)('of a $rateType loan after month $month: $fee', ({ rateType, month, fee }) =>
    expect(
      resultOf({ ...early, rateType, spread: 0.01, fixedYears: 2, earlyRepaymentMonth: month }).early,
    ).toMatchObject({ fee, feeStampDuty: fee * 0.04 }),
  )

  it.each([
    { rateType: 'variable', housing: 'secondary' },
    { rateType: 'fixed', housing: 'permanent' },
  ] as const)('of a $rateType loan for a $housing home is not known before 2018', (input) => {
    const { early: told, unknown } = resultOf({ ...early, ...input, ...on('2017-10-15') })
    expect([told?.fee, told?.saving]).toEqual([undefined, undefined])
    expect(unknown).toContain('Não conhecemos a comissão de reembolso antecipado em 15 de novembro de 2017.')
  })

  it('of all that is owed ends the loan: 359 instalments less, and none to pay', () => {
    const { early: told, schedule } = resultOf({ ...early, earlyRepayment: cents(150_000_00) })
    expect(told).toMatchObject({ amount: schedule[0]?.balance, newInstalment: 0, monthsSaved: 359 })
  })

  it('is none when only its month is given', () =>
    expect(resultOf({ earlyRepaymentMonth: 12 }).early).toBeUndefined())

  it('saves interest, and more so when the instalment is kept', () => {
    const term = resultOf(early).early
    const kept = resultOf({ ...early, earlyRepaymentKeeps: 'instalment' }).early
    expect(term?.monthsSaved).toBe(0)
    expect(kept?.monthsSaved).toBeGreaterThan(0)
    expect(kept?.saving ?? 0).toBeGreaterThan(term?.saving ?? 0)
    expect(term?.saving).toBe((term?.interestSaved ?? 0) - 100_00 - 4_00)
  })
})

describe('the State’s guarantee', () => {
  const bought = { ...price(300_000), ...lent(300_000) }
  const young = { age: 30, isFirstHome: true, taxableIncome: cents(40_000_00), ...bought }

  it.each([
    { value: 300_000, amount: 300_000, guaranteed: 45_000, origin: 'crs-advogados.com' },
    { value: 200_000, amount: 190_000, guaranteed: 20_000, origin: 'DGTF: 10 % at 95 %' },
    { value: 200_000, amount: 170_000, guaranteed: 2000, origin: 'DGTF: 1 % at 85 %' },
  ])('of $value with $amount lent is $guaranteed ($origin)', ({ value, amount, guaranteed }) =>
    expect(resultOf({ ...young, ...price(value), ...lent(amount) }).stateGuarantee).toMatchObject({
      outcome: 'yes',
      reasons: [],
      guaranteed: guaranteed * 100,
    }),
  )

  it.each(cases.refused as [reason: string, Partial<HomeLoanInput>][])(
    'is refused: %s %j',
    (reason, input) => {
      const { outcome, reasons } = resultOf({ ...young, ...input }).stateGuarantee
      expect(outcome).toBe('no')
      expect(reasons.map((text) => text.replaceAll('\u00a0', ' '))).toContain(reason)
    },
  )

  it.each<{ input: Partial<HomeLoanInput> }>([
    { input: { ...price(450_000), ...lent(450_000) } },
    { input: { taxableIncome: cents(86_634_00) } },
    { input: lent(255_000) },
    { input: { age: 35 } },
    { input: { age: 18 } },
  ])('holds at its limits: $input', ({ input }) =>
    expect(resultOf({ ...young, ...input }).stateGuarantee.outcome).toBe('yes'),
  )

  it('asks for what is missing', () =>
    expect(resultOf({ ...young, taxableIncome: undefined, isFirstHome: false }).stateGuarantee).toMatchObject(
      {
        outcome: 'maybe',
        reasons: [expect.stringContaining('rendimento coletável'), expect.stringContaining('primeira casa')],
      },
    ))
})

it.each<{ input: Partial<HomeLoanInput>; missing: string }>([
  { input: price(200_000), missing: 'Falta a idade.' },
  { input: { age: 30 }, missing: 'Falta o valor do imóvel.' },
])('the State’s guarantee may be when something is not given: $missing', ({ input, missing }) => {
  const { outcome, reasons, guaranteed } = resultOf({ ...input, isFirstHome: true }).stateGuarantee
  expect(outcome).toBe('maybe')
  expect(reasons).toContain(missing)
  // 200.000 € of 200.000 €: 15 % of the price. Without a price there is nothing to take a share of.
  expect(guaranteed).toBe(input.propertyValue && 30_000_00)
})

describe('what is not known', () => {
  const asked = { age: 30, ...earning(2000) }
  it.each<[what: string, texts: string[], Partial<HomeLoanInput>]>([
    ['nothing', [], { ...asked, earlyRepayment: cents(1000_00), earlyRepaymentMonth: 12 }],
    ['a rate, where fees take all that is lent', ['não há TAEG'], { openingFees: cents(200_000_00) }],
    ['what was not asked for', ['Sem ele não há TAEG nem MTIC'], on('2003-12-31')],
    [
      'tax and recommendations',
      ['o imposto do selo', 'o limite da taxa de esforço', 'o prazo máximo recomendado'],
      { ...asked, ...on('2003-12-31') },
    ],
  ])('%s', (_, texts, input) =>
    expect(resultOf(input).unknown).toEqual(texts.map((text) => expect.stringContaining(text))),
  )
})

describe('what cannot be', () => {
  const until75 = 'O crédito tem de terminar até aos 75 anos'
  const early = { earlyRepayment: cents(1_00) }
  it.each<[field: string, message: string, Partial<HomeLoanInput>]>([
    [
      'propertyValue',
      'O valor do imóvel tem de ser igual ou superior ao montante a financiar',
      { propertyValue: cents(199_999_99) },
    ],
    ['wantToBorrowTime', `${until75}: com 46, o prazo vai até 29 anos`, { age: 46 }],
    ['wantToBorrowTime', `${until75}: com 74, o prazo vai até 1 ano`, { age: 74, wantToBorrowTime: 2 }],
    ['wantToBorrowTime', until75, { age: 75 }],
    ['wantToBorrow', required, { wantToBorrow: undefined }],
    ['tan', required, { tan: undefined }],
    ['spread', required, { rateType: 'variable', tan: undefined }],
    ['wantToBorrow', required, { wantToBorrow: undefined, netMonthlyIncome: nothing }],
    ['spread', required, { rateType: 'mixed', fixedYears: 3 }],
    ['fixedYears', required, { rateType: 'mixed', spread: 0.01 }],
    [
      'fixedYears',
      'O período de taxa fixa tem de ser mais curto do que o prazo',
      { rateType: 'mixed', spread: 0.01, fixedYears: 30 },
    ],
    ['earlyRepaymentMonth', required, early],
    [
      'earlyRepaymentMonth',
      'O reembolso tem de ser antes do último mês',
      { ...early, earlyRepaymentMonth: 360 },
    ],
    [
      'assessmentDate',
      'Não temos a média da Euribor a 12 meses de dezembro de 1998.',
      { rateType: 'variable', tan: undefined, spread: 0.01, ...on('1999-01-31') },
    ],
  ])('names %s: %s', (field, message, input) => expect(problemsOf(input)).toEqual([{ field, message }]))

  it('45 years and 30 of loan end at 75', () => expect(problemsOf({ age: 45 })).toEqual([]))
})

it('takes the amount as a share of the value', () =>
  expect(resultOf({ ...price(200_000), wantToBorrow: undefined, borrowingPercentage: 0.9 })).toMatchObject({
    amount: 180_000_00,
  }))

it.each(['permanent', 'investment'] as const)(
  'moves the variable instalment by steps, %s home',
  (housing) => {
    const variable = { rateType: 'variable', housing } as const
    const { rateShifts, instalment } = resultOf(variable)
    for (const { shift, difference, annualRate, instalment: moved } of rateShifts) {
      expect(moved - instalment).toBe(difference)
      expect(Math.sign(difference)).toBe(Math.sign(shift))
      expect(resultOf({ ...variable, tan: annualRate }).instalment).toBe(moved)
    }
  },
)

it('moves no fixed instalment', () => expect(resultOf({}).rateShifts).toEqual([]))

it('moves the later instalment of a mixed loan, on what is owed then', () => {
  const { rateShifts, laterInstalment, laterRate = 0, schedule } = resultOf(mixed)
  const owed = schedule[59]?.balance ?? nothing
  for (const { shift, annualRate, instalment, difference } of rateShifts) {
    expect(annualRate).toBeCloseTo(laterRate + shift, 10)
    expect(instalment).toBe(instalmentOf(owed, annualRate, 300))
    expect(instalment - difference).toBe(laterInstalment)
  }
})
