import { toIsoDate } from '../dates/iso-date'
import { cents } from '../money/cents'
import { homeLoan } from './home-loan/home-loan'
import { homeLoanChanges } from './home-loan/home-loan-changes'
import type { HomeLoanInput } from './home-loan/home-loan-outcome'
import { plainHome } from './sample-loans.testing'
import cases from './testing/credit-changes.json'
import { homeLoanTransfer } from './transfer/transfer'
import { transferChanges } from './transfer/transfer-changes'
import type { TransferInput } from './transfer/transfer-outcome'

function changesOf(input: Partial<HomeLoanInput>) {
  const outcome = homeLoan({ ...plainHome, ...input })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return homeLoanChanges({ ...plainHome, ...input }, outcome.result)
}

describe('neighbouring home loans', () => {
  // Annuity tables at 3 %: 4,7421 € a month for each 1.000 € over 25 years, 4,2160 over 30, 3,8485 over 35.
  it('cost what annuity tables say, more or less than this one', () => {
    const [shorter, longer, smaller] = changesOf({})
    expect(shorter).toMatchObject({ id: 'shorter', wantToBorrowTime: 25, wantToBorrow: 200_000_00 })
    expect(Math.abs((shorter?.instalmentDifference ?? 0) - 105_22)).toBeLessThanOrEqual(2)
    expect(longer).toMatchObject({ id: 'longer', wantToBorrowTime: 35 })
    expect(Math.abs((longer?.instalmentDifference ?? 0) + 73_50)).toBeLessThanOrEqual(2)
    expect(smaller).toMatchObject({ id: 'smaller', wantToBorrow: 190_000_00, wantToBorrowTime: 30 })
    expect(Math.abs((smaller?.instalmentDifference ?? 0) + 42_16)).toBeLessThanOrEqual(2)
  })

  it('cost less in all when shorter, more when longer', () => {
    const [shorter, longer] = changesOf({})
    expect(shorter?.mticDifference).toBeLessThan(0)
    expect(longer?.mticDifference).toBeGreaterThan(0)
  })

  it.each([
    ['longer than 40 years', { wantToBorrowTime: 36 }, ['shorter', 'smaller']],
    ['ending past 75', { age: 43, wantToBorrowTime: 30 }, ['shorter', 'smaller']],
    ['shorter than a year', { wantToBorrowTime: 5 }, ['longer', 'smaller']],
    [
      'but all three where each is just within: 1 to 40 years, a step left',
      { wantToBorrowTime: 6, wantToBorrow: cents(20_000_00) },
      ['shorter', 'longer', 'smaller'],
    ],
    ['but all three up to 40 years', { wantToBorrowTime: 35 }, ['shorter', 'longer', 'smaller']],
    ['of less than a step', { wantToBorrow: cents(19_999_99) }, ['shorter', 'longer']],
    ['next to the largest one', { wantToBorrow: undefined, netMonthlyIncome: cents(2000_00) }, []],
  ])('are none %s', (_name, input, ids) => expect(changesOf(input).map(({ id }) => id)).toStrictEqual(ids))

  it('have no total on a day whose stamp duty is not known', () => {
    const [shorter] = changesOf({ assessmentDate: toIsoDate('2003-06-01') })
    expect(shorter?.instalmentDifference).toBeGreaterThan(0)
    expect(shorter?.mticDifference).toBeUndefined()
  })
})

const transfer = cases.transfer as TransferInput

function transferChangesOf(input: Partial<TransferInput>) {
  const outcome = homeLoanTransfer({ ...transfer, ...input })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return transferChanges({ ...transfer, ...input }, outcome.result)
}

describe('what else a transfer would bring', () => {
  // By hand: 0,5 % of 120.000 € and 4 % on it are 624 €; 300 € of fees with tax and 250 € of registration 562 €.
  it('saves all costs with the same lender', () =>
    expect(transferChangesOf({})).toEqual([
      {
        id: 'same-lender',
        inputs: { openingFees: 0, registrationCosts: 0, otherCosts: 0, earlyRepaymentFee: 0 },
        savingDifference: 624_00,
      },
    ]))

  it('saves fees and registration where the new lender pays them', () =>
    expect(transferChangesOf({ openingFees: cents(300_00), registrationCosts: cents(250_00) })).toMatchObject(
      [{ id: 'same-lender' }, { id: 'no-fees', savingDifference: 562_00 }],
    ))

  it('saves more at a lower spread, and in fewer months', () => {
    const changes = transferChangesOf({ rateType: 'variable', tan: undefined, spread: 0.007, newMonths: 360 })
    const [, lower, same] = changes
    expect(lower).toMatchObject({ id: 'lower-spread', inputs: { spread: 0.006 } })
    expect(lower?.savingDifference).toBeGreaterThan(0)
    expect(same).toMatchObject({ id: 'same-months', inputs: { newMonths: 300 } })
    expect(same?.savingDifference).toBeGreaterThan(0)
  })

  it('returns nothing of a spread that a rate goes before', () =>
    expect(transferChangesOf({ rateType: 'variable', spread: 0.007 }).map(({ id }) => id)).toEqual([
      'same-lender',
    ]))

  it.each([
    { spread: 0.001, lower: 0 },
    { spread: 0.0005, lower: undefined },
  ])('never takes a spread below zero: $spread', ({ spread, lower }) => {
    const changes = transferChangesOf({ rateType: 'variable', tan: undefined, spread })
    expect(changes.find(({ id }) => id === 'lower-spread')?.inputs.spread).toBe(lower)
  })

  it('saves registration alone', () =>
    expect(transferChangesOf({ registrationCosts: cents(250_00) })[1]).toMatchObject({
      id: 'no-fees',
      savingDifference: 250_00,
    }))

  it('returns nothing where tax on fees is not known', () =>
    expect(transferChangesOf({ openingFees: cents(300_00), transferDate: toIsoDate('2003-06-01') })).toEqual(
      [],
    ))

  it('returns nothing where the fee is not known', () =>
    expect(transferChangesOf({ transferDate: toIsoDate('2017-11-15') })).toEqual([]))
})
