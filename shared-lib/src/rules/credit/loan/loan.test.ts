import fc from 'fast-check'
import { forAll } from '../../../../testing/for-all'
import { toIsoDate } from '../../dates/iso-date'
import { cents, sumCents } from '../../money/cents'
import { personalLoan } from './loan'
import type { LoanInput, LoanResult } from './loan-outcome'
import { consumerFeeRule, isCovered } from './loan-rules'
import cases from './testing/loan.json'

const nothing = cents(0)
const on = (day: string) => ({ contractDate: toIsoDate(day) })

const base = cases.base as LoanInput

function resultOf(input: Partial<LoanInput>): LoanResult {
  const outcome = personalLoan({ ...base, ...input })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result
}

describe('20.000 € over 84 months at 10 %, stamp duty 2,64 % (example of partners-finances.pt)', () => {
  const example = {
    wantToBorrowBase: cents(20_000_00),
    wantToBorrowTime: 84,
    tan: 0.1,
    monthlyInsurance: cents(31_73),
  }

  it.each([
    { how: 'by the date', input: { contractDate: toIsoDate('2022-06-01') } },
    { how: 'by the rate that the contract states', input: { stampDutyOnUse: 0.0264 } },
  ])('is right within 0,90 € $how', ({ input }) => {
    const { monthlyPayment, taeg, taxes = 0, mtic = 0, totalCost = 0 } = resultOf({ ...example, ...input })
    expect(Math.abs(monthlyPayment - 367_91)).toBeLessThanOrEqual(1)
    expect(taeg).toBe(0.119)
    // The source rounds the instalment up to 336,18 €: 84 times that cent make the difference.
    expect(Math.abs(taxes - 844_83)).toBeLessThanOrEqual(90)
    expect(Math.abs(mtic - 28_767_12)).toBeLessThanOrEqual(90)
    expect(Math.abs(totalCost - 8767_12)).toBeLessThanOrEqual(90)
  })

  it('is without fees only where there are none', () =>
    expect(resultOf({ openingFee: cents(2_00), monthlyFee: cents(2_00) }).leftOut).toEqual(['insurance']))

  it('counts the insurance when it is required', () => {
    const free = resultOf(example)
    const bound = resultOf({ ...example, isInsuranceRequired: true })
    expect((bound.mtic ?? 0) - (free.mtic ?? 0)).toBe(84 * 31_73)
    expect(bound.taeg ?? 0).toBeGreaterThan(free.taeg ?? 0)
  })
})

describe('stamp duty on the use of the credit', () => {
  it.each(cases.stampDuty)('of 10.000 € on $on over $months months: $duty ($why)', ({ on, months, duty }) =>
    expect(resultOf({ contractDate: toIsoDate(on), wantToBorrowTime: months }).stampDutyOnUse).toBe(duty),
  )

  it.each(['2020-03-31', '2016-03-31'])('on %s is unknown, and TAEG and MTIC with it', (on) => {
    const result = resultOf({ contractDate: toIsoDate(on) })
    expect([result.stampDutyOnUse, result.taeg, result.mtic]).toEqual([undefined, undefined, undefined])
    expect(result.instalment).toBeGreaterThan(0)
    expect(result.unknown[0]).toContain('Indica o do teu contrato')
  })

  it('before 2016 the tax on interest is not known either', () => {
    const message = 'Não conhecemos o imposto do selo sobre juros em 31 de dezembro de 2015.'
    const problems = [{ field: 'contractDate', message }]
    expect(personalLoan({ ...base, ...on('2015-12-31') })).toEqual({ problems })
  })
})

describe('the ceiling of the TAEG', () => {
  it.each([
    { input: {}, maximumTaeg: 0.15 },
    { input: { loanType: 'consolidatedCredit' }, maximumTaeg: 0.15 },
    { input: { loanType: 'education' }, maximumTaeg: 0.082 },
    { input: { loanType: 'carMc', vehicle: 'carNew' }, maximumTaeg: 0.112 },
    { input: { loanType: 'carMc', vehicle: 'leasingUsed' }, maximumTaeg: 0.067 },
    { input: { loanType: 'carMc' }, maximumTaeg: undefined },
    { input: { contractDate: toIsoDate('2026-09-30') }, maximumTaeg: 0.153 },
    { input: { contractDate: toIsoDate('2027-01-01') }, maximumTaeg: undefined },
  ] as const)('for $input is $maximumTaeg', ({ input, maximumTaeg }) => {
    const result = resultOf(input)
    expect(result.maximumTaeg).toBe(maximumTaeg)
    expect(result.unknown.some((text) => text.includes('TAEG máxima'))).toBe(maximumTaeg === undefined)
  })

  it.each([
    { tan: 0.08, isAboveMaximum: false },
    { tan: 0.16, isAboveMaximum: true },
  ])('a TAN of $tan is above it: $isAboveMaximum', ({ tan, isAboveMaximum }) =>
    expect(resultOf({ tan }).isAboveMaximum).toBe(isAboveMaximum),
  )

  it('of exactly the ceiling is allowed', () => {
    const at = Array.from({ length: 400 }, (_, step) => 0.11 + step / 10_000).find(
      (tan) => resultOf({ tan }).taeg === 0.15,
    )
    expect(resultOf({ tan: at ?? Number.NaN }).isAboveMaximum).toBe(false)
  })
})

// DL 133/2009 came into force in July 2009.
it.each([60, 6])('neither scope nor fee is known before the law: %d months', (wantToBorrowTime) => {
  const before = { ...base, ...on('2009-06-30'), wantToBorrowTime }
  expect(isCovered(before)).toBe(false)
  const unknown = 'Não conhecemos a comissão de reembolso antecipado em 30 de junho de 2009.'
  expect(consumerFeeRule(before)).toMatchObject({ share: undefined, because: { unknown } })
})

describe('limits', () => {
  it.each([
    { loanType: 'others', on: '2026-08-01', maxMonths: 84 },
    { loanType: 'carMc', on: '2026-08-01', maxMonths: 120 },
    { loanType: 'education', on: '2026-08-01', maxMonths: 120 },
    { loanType: 'others', on: '2020-04-01', maxMonths: 84 },
    { loanType: 'others', on: '2020-03-31', maxMonths: 120 },
    { loanType: 'others', on: '2018-06-30', maxMonths: undefined },
  ] as const)('$loanType on $on: $maxMonths months', ({ loanType, on, maxMonths }) =>
    expect(resultOf({ loanType, contractDate: toIsoDate(on) }).maxMonths).toBe(maxMonths),
  )

  it.each(cases.consumer)('$euros € is consumer credit: $covered', ({ euros, covered }) =>
    expect(resultOf({ wantToBorrowBase: cents(Math.round(euros * 100)) }).isConsumerCredit).toBe(covered),
  )

  it.each([
    { months: 84, on: '2026-11-21', isWithinTerm: true },
    { months: 85, on: '2026-11-21', isWithinTerm: false },
    { months: 85, on: '2018-03-01', isWithinTerm: undefined },
  ])('$months months on $on are within the term: $isWithinTerm', ({ months, on, isWithinTerm }) =>
    expect(resultOf({ wantToBorrowTime: months, contractDate: toIsoDate(on) }).isWithinTerm).toBe(
      isWithinTerm,
    ),
  )

  it.each(['carMc', 'education', 'others'] as const)('of %s were not known before July 2018', (loanType) =>
    expect(resultOf({ loanType, contractDate: toIsoDate('2018-03-01') }).maxMonths).toBeUndefined(),
  )

  it('count less of the income for the years past 70: 20 % × 3 ÷ 5 at 68', () => {
    const { incomeCut, countedIncome } = resultOf({ age: 68, netMonthlyIncome: cents(1500_00) })
    expect(incomeCut).toBeCloseTo(0.12, 12)
    expect(countedIncome).toBe(1320_00)
  })

  it('have no effort rate without income', () =>
    expect(resultOf({ netMonthlyIncome: nothing }).effortRate).toBeUndefined())

  it('tests a variable rate with its shock, tax on interest included', () => {
    const variable = { rateType: 'variable', netMonthlyIncome: cents(1500_00), wantToBorrowTime: 72 } as const
    const { shock, testedInstalment, rateShifts } = resultOf(variable)
    expect(shock).toBe(0.01)
    expect(testedInstalment).toBe(rateShifts.find(({ shift }) => shift === 0.01)?.instalment)
    expect(resultOf({ ...variable, rateType: 'fixed' })).toMatchObject({ shock: 0, rateShifts: [] })
  })
})

describe('early repayment', () => {
  const early = { earlyRepayment: cents(2000_00), earlyRepaymentMonth: 12 }

  // DL 133/2009, art. 19.º: 0,5 % with more than a year left, 0,25 % after that, and 4 % of stamp duty on it.
  it.each([
    { month: 12, fee: 10_00 },
    { month: 47, fee: 10_00 },
    { month: 48, fee: 5_00 },
  ])('of a fixed rate after $month of 60 months may cost $fee', ({ month, fee }) => {
    const { early: told, unknown } = resultOf({ ...early, earlyRepaymentMonth: month })
    expect(told).toMatchObject({ amount: 2000_00, fee, feeStampDuty: fee * 0.04 })
    expect(unknown).toEqual([])
  })

  it('never costs more than the interest that it spares', () => {
    const dear = { earlyRepaymentMonth: 59, earlyRepaymentFee: 0.05 }
    const { early: told } = resultOf({ ...early, ...dear, tan: 0.02 })
    expect(told?.fee).toBeLessThanOrEqual(told?.interestSaved ?? 0)
  })

  it('takes the fee that the contract states', () =>
    expect(resultOf({ ...early, earlyRepaymentFee: 0.005 }).early).toMatchObject({
      fee: 10_00,
      feeStampDuty: 40,
    }))

  it('of a variable rate has no fee', () =>
    expect(resultOf({ ...early, rateType: 'variable' }).early).toMatchObject({ fee: 0, feeStampDuty: 0 }))

  it.each([
    { input: { earlyRepayment: cents(1) }, message: 'Este campo é obrigatório' },
    { input: { ...early, earlyRepaymentMonth: 60 }, message: 'O reembolso tem de ser antes do último mês' },
  ])('asks for its month: $message', ({ input, message }) =>
    expect(personalLoan({ ...base, ...input })).toEqual({
      problems: [{ field: 'earlyRepaymentMonth', message }],
    }),
  )
})

it('no amount to repay early: only its month was given', () =>
  expect(resultOf({ earlyRepaymentMonth: 12 }).early).toBeUndefined())

describe('what is not known', () => {
  const income = { netMonthlyIncome: cents(1500_00) }
  const early = { earlyRepayment: cents(1000_00), earlyRepaymentMonth: 12 }
  it.each<{ what: string; input: Partial<LoanInput>; texts: readonly string[] }>([
    { what: 'nothing', input: { ...income, ...early, earlyRepaymentFee: 0 }, texts: [] },
    { what: 'a rate', input: { openingFee: cents(10_000_00) }, texts: ['não há TAEG'] },
    { what: 'the car', input: { loanType: 'carMc' }, texts: ['Diz se o carro é novo ou usado'] },
    {
      what: 'the quarter to come',
      input: on('2027-01-01'),
      texts: ['a TAEG máxima em 1 de janeiro de 2027'],
    },
    {
      what: 'recommendations before July 2018',
      input: { ...income, ...on('2018-06-30') },
      texts: ['a TAEG máxima', 'o prazo máximo recomendado', 'o limite da taxa de esforço e o choque'],
    },
    {
      what: 'the stamp duty of the first quarter of 2020',
      input: { ...income, ...early, ...on('2020-03-01') },
      texts: ['Indica o do teu contrato', 'a TAEG máxima'],
    },
  ])('$what', ({ input, texts }) =>
    expect(resultOf(input).unknown).toEqual(texts.map((text) => expect.stringContaining(text))),
  )

  it('returns neither yes nor no for a ceiling that has nothing to be held against', () => {
    expect(resultOf({ contractDate: toIsoDate('2027-01-01') }).isAboveMaximum).toBeUndefined()
    expect(resultOf({ contractDate: toIsoDate('2020-03-01') }).isAboveMaximum).toBeUndefined()
    expect(resultOf({ openingFee: cents(10_000_00) }).isAboveMaximum).toBeUndefined()
  })
})

it('moves its instalment from the one it has, tax on interest included', () => {
  const { rateShifts, instalment } = resultOf({ rateType: 'variable' })
  expect(rateShifts).toHaveLength(7)
  for (const { instalment: moved, difference } of rateShifts) expect(moved - difference).toBe(instalment)
})

const amounts = {
  wantToBorrowBase: fc.integer({ min: 200_00, max: 75_000_00 }).map(cents),
  wantToBorrowTime: fc.integer({ min: 1, max: 120 }),
  tan: fc.integer({ min: 0, max: 2000 }).map((basis) => basis / 10_000),
  openingFee: fc.integer({ min: 0, max: 500_00 }).map(cents),
  monthlyFee: fc.integer({ min: 0, max: 5_00 }).map(cents),
}

describe('any loan', () => {
  const inputs = fc.record(amounts)

  it('costs what its parts cost, to the cent', () =>
    forAll(inputs, (input) => {
      const result = resultOf(input)
      const fees = sumCents(input.openingFee, cents(input.monthlyFee * input.wantToBorrowTime))
      expect(result.totalCost).toBe(sumCents(result.totalInterest, result.taxes ?? nothing, fees))
      expect(result.mtic).toBe(input.wantToBorrowBase + (result.totalCost ?? 0))
    }))

  // Fees near the amount lent make a rate too high to be useful: there is none then.
  it('has a TAEG not below its rate compounded', () =>
    forAll(inputs, (input) => {
      const wantToBorrowTime = Math.max(3, input.wantToBorrowTime)
      const { taeg = Number.POSITIVE_INFINITY } = resultOf({ ...input, wantToBorrowTime })
      expect(taeg).toBeGreaterThanOrEqual((1 + input.tan / 12) ** 12 - 1 - 0.0015)
    }))
})

describe('the same loan over other months', () => {
  it('is listed from two years less to two years more, its own among them', () => {
    const { otherTerms, instalment, mtic, taeg } = resultOf({})
    expect(otherTerms.map(({ months }) => months)).toEqual([36, 48, 60, 72, 84])
    expect(otherTerms[2]).toEqual({ months: 60, instalment, mtic, taeg })
  })

  it.each([
    { months: 84, told: [60, 72, 84] },
    { months: 120, told: [96, 108, 120] },
    { months: 12, told: [12, 24, 36] },
  ])('never goes beyond what is recommended: $months', ({ months, told }) =>
    expect(resultOf({ wantToBorrowTime: months }).otherTerms.map((one) => one.months)).toEqual(told),
  )

  it('is what the loan of those months comes to, with the stamp duty of that time', () => {
    const input = { openingFee: cents(120_00), monthlyFee: cents(2_00) }
    for (const { months, ...told } of resultOf(input).otherTerms) {
      const { instalment, mtic, taeg } = resultOf({ ...input, wantToBorrowTime: months })
      expect(told).toEqual({ instalment, mtic, taeg })
    }
  })
})

it('makes MTIC of what is lent, interest, taxes, fees and required insurance, to the cent', () =>
  fc.assert(
    fc.property(
      fc.record({
        ...amounts,
        monthlyInsurance: fc.integer({ min: 0, max: 40_00 }).map(cents),
        isInsuranceRequired: fc.boolean(),
      }),
      (input) => {
        const { amount, totalInterest, taxes, fees, requiredInsurance, mtic } = resultOf(input)
        expect(amount + totalInterest + (taxes ?? 0) + fees + requiredInsurance).toBe(mtic)
      },
    ),
    { numRuns: 200 },
  ))
