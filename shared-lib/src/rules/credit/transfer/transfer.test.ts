import fc from 'fast-check'
import { toIsoDate } from '../../dates/iso-date'
import { cents } from '../../money/cents'
import { instalmentOf } from '../annuity'
import cases from './testing/transfer.json'
import { breakEven, homeLoanTransfer } from './transfer'
import { feeShare } from './transfer-costs'
import type { TransferInput, TransferResult } from './transfer-outcome'

const base = cases.base as TransferInput

function resultOf(input: Partial<TransferInput>): TransferResult {
  const outcome = homeLoanTransfer({ ...base, ...input })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result
}

describe('a transfer from 4 % to 3 % of 120.000 € over 25 years', () => {
  // By hand: 633,40 € and 569,05 € a month; 0,5 % of 120.000 € and 4 % on it are 624 €; 624 ÷ 64,35 = 9,7.
  it('saves 64,35 € a month and has paid for itself in the tenth', () =>
    expect(resultOf({})).toMatchObject({
      currentInstalment: 633_40,
      newInstalment: 569_05,
      monthlySaving: 64_35,
      totalCosts: 624_00,
      breakEvenMonth: 10,
      verdict: 'pays',
    }))

  it('counts fees with their tax, registration and other costs', () =>
    expect(
      resultOf({ openingFees: cents(300_00), registrationCosts: cents(250_00), otherCosts: cents(40_00) })
        .totalCosts,
    ).toBe(624_00 + 312_00 + 250_00 + 40_00))

  it('counts what goes with the loans each month', () =>
    expect(resultOf({ currentMonthlyCosts: cents(50_00), newMonthlyCosts: cents(70_00) }).monthlySaving).toBe(
      44_35,
    ))

  it.each(['permanent', 'secondary', 'investment'] as const)(
    'pays no stamp duty on the debt that moves (CIS, art. 7.º, n.º 1, al. j), %s home',
    (housing) => {
      const { totalCosts, unknown } = resultOf({ housing })
      expect([totalCosts, unknown]).toEqual([624_00, []])
    },
  )
})

describe('the fee of the current lender', () => {
  it.each<{ input: Partial<TransferInput>; fee: number }>([
    { input: {}, fee: 600_00 },
    { input: { currentRateType: 'fixed' }, fee: 2400_00 },
    { input: { earlyRepaymentFee: 0 }, fee: 0 },
    { input: { earlyRepaymentFee: 0.0025 }, fee: 300_00 },
    { input: { transferDate: toIsoDate('2026-01-01') }, fee: 600_00 },
  ])('with $input is $fee', ({ input, fee }) => expect(resultOf(input).costs?.earlyRepaymentFee).toBe(fee))

  it.each(cases.fees)(
    'on $on is at most $variable, $secondary for another home, $fixed at a fixed rate',
    (expected) => {
      const there = { ...base, transferDate: toIsoDate(expected.on) }
      expect(feeShare(there)).toBe(expected.variable)
      expect(feeShare({ ...there, housing: 'secondary' })).toBe(expected.secondary)
      expect(feeShare({ ...there, currentRateType: 'fixed' })).toBe(expected.fixed)
    },
  )

  it.each<[why: string, day: string, words: string, Partial<TransferInput>]>([
    ['before 2018', '2017-12-31', '31 de dezembro de 2017', {}],
    ['with its tax before 2004', '2003-12-31', '31 de dezembro de 2003', { earlyRepaymentFee: 0.005 }],
  ])('is not known %s: no verdict', (_, day, words, input) => {
    const result = resultOf({ ...input, transferDate: toIsoDate(day) })
    expect([result.totalCosts, result.verdict, result.breakEvenMonth]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(result.monthlySaving).toBe(64_35)
    expect(result.unknown).toEqual([
      `Não conhecemos a comissão de reembolso antecipado ou o seu imposto do selo em ${words}.`,
    ])
  })
})

// Without interest only what goes with the loans differs: 10 € a month.
it('lists what is saved at the end of each year, and of the last one', () =>
  expect(
    resultOf({
      outstandingDebt: cents(3000_00),
      monthsLeft: 30,
      currentTan: 0,
      tan: 0,
      currentMonthlyCosts: cents(10_00),
      earlyRepaymentFee: 0,
    }),
  ).toMatchObject({
    savings: [
      { month: 12, saving: 120_00 },
      { month: 24, saving: 240_00 },
      { month: 30, saving: 300_00 },
    ],
    unknown: [],
  }))

describe('a transfer that does not pay', () => {
  it('never does between loans that are alike, even at no cost', () =>
    expect(resultOf({ tan: 0.04, earlyRepaymentFee: 0 })).toMatchObject({
      totalSaving: 0,
      monthlySaving: 0,
      verdict: 'never',
      breakEvenMonth: undefined,
    }))

  it('never does at a higher rate', () =>
    expect(resultOf({ tan: 0.045 })).toMatchObject({ verdict: 'never', breakEvenMonth: undefined }))

  it('costs more in all over more months, at a lower instalment', () => {
    const result = resultOf({ tan: 0.0395, newMonths: 420 })
    expect(result.verdict).toBe('lower-instalment-only')
    expect(result.monthlySaving).toBeGreaterThan(0)
    expect(result.totalSaving).toBeLessThan(0)
    expect(result.breakEvenMonth).toBeUndefined()
    expect(result.figures.find(({ id }) => id === 'break-even-month')?.unknown).toContain('Nunca')
  })

  it('is not worth its costs near the end', () =>
    expect(resultOf({ monthsLeft: 6 }).verdict).toBe('lower-instalment-only'))

  it('saves in all with a higher instalment over fewer months', () => {
    const result = resultOf({ newMonths: 200 })
    expect(result.monthlySaving).toBeLessThan(0)
    expect(result.verdict).toBe('pays')
    expect(result.breakEvenMonth).toBeGreaterThan(200)
  })
})

describe('the month that pays for it', () => {
  it.each(cases.breakEven)('of $saving with costs of $costs is $month', ({ saving, costs, month }) =>
    expect(breakEven(saving.map(cents), cents(costs))).toBe(month),
  )
})

describe('rates', () => {
  it('come from the newest average and the spreads, and say so', () => {
    const { currentRate, newRate, currentInstalment, newInstalment, unknown } = resultOf({
      currentTan: undefined,
      currentSpread: 0.012,
      rateType: 'variable',
      tan: undefined,
      spread: 0.007,
      newEuriborType: 12,
    })
    expect([currentRate, newRate]).toEqual([0.04122, 0.03947])
    expect(currentInstalment).toBe(instalmentOf(base.outstandingDebt, 0.04122, 300))
    expect(newInstalment).toBe(instalmentOf(base.outstandingDebt, 0.03947, 300))
    const standIn =
      'usa a Euribor de setembro de 2026, a última disponível aqui; a que conta é a de outubro de 2026.'
    expect(unknown).toEqual([`O crédito atual ${standIn}`, `O crédito novo ${standIn}`])
  })

  it('of a mixed loan are two', () => {
    const { newInstalment, newLaterInstalment } = resultOf({
      rateType: 'mixed',
      tan: 0.025,
      spread: 0.01,
      fixedYears: 2,
    })
    expect(newLaterInstalment ?? 0).toBeGreaterThan(newInstalment)
  })

  it.each([
    { input: { currentTan: undefined }, field: 'currentSpread' },
    { input: { currentTan: undefined, currentRateType: 'fixed' }, field: 'currentTan' },
    { input: { tan: undefined }, field: 'tan' },
    { input: { tan: undefined, rateType: 'variable' }, field: 'spread' },
    { input: { rateType: 'mixed', spread: 0.01, fixedYears: 25 }, field: 'fixedYears' },
  ] as const)('asks for $field', ({ input, field }) =>
    expect(homeLoanTransfer({ ...base, ...input })).toMatchObject({ problems: [{ field }] }),
  )
})

describe('an index of a month that is not held', () => {
  const before = { transferDate: toIsoDate('1999-01-15') }
  it.each<{ loan: string; input: Partial<TransferInput> }>([
    { loan: 'current', input: { currentTan: undefined, currentSpread: 0.01 } },
    { loan: 'new', input: { rateType: 'variable', tan: undefined, spread: 0.01 } },
  ])('of the $loan loan: no answer, and the reason', ({ input }) =>
    expect(homeLoanTransfer({ ...base, ...before, ...input })).toEqual({
      problems: [
        { field: 'transferDate', message: 'Não temos a média da Euribor a 6 meses de dezembro de 1998.' },
      ],
    }),
  )
})

it('saves what one plan costs more than the other, less the costs, to the cent', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 5000_00, max: 500_000_00 }).map(cents),
      fc.integer({ min: 2, max: 480 }),
      fc.integer({ min: 2, max: 480 }),
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 800 }),
      (outstandingDebt, monthsLeft, newMonths, currentTan, tan) => {
        const input = {
          outstandingDebt,
          monthsLeft,
          newMonths,
          currentTan: currentTan / 10_000,
          tan: tan / 10_000,
        }
        const { totalSaving = 0, totalCosts = 0, savings, verdict, breakEvenMonth } = resultOf(input)
        expect(savings.at(-1)?.saving).toBe(totalSaving)
        expect(verdict === 'pays').toBe(totalSaving > 0)
        expect(breakEvenMonth !== undefined).toBe(totalSaving > 0)
        const turned = { currentTan: input.tan, tan: input.currentTan, monthsLeft: newMonths }
        const back = resultOf({ ...input, ...turned, newMonths: monthsLeft })
        const both = totalSaving + totalCosts + (back.totalSaving ?? 0) + (back.totalCosts ?? 0)
        expect(both).toBe(0)
      },
    ),
    { numRuns: 60 },
  ))
