import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { loanCost } from './loan-cost'

/** A current debt. */
export interface Debt {
  readonly balance: Cents
  readonly instalment: Cents
  readonly monthsLeft: number
}

const directions = ['lower', 'same', 'higher'] as const
const outcomes = ['cheaper', 'same', 'dearer'] as const
/** Whether the instalment, and all that is still to be paid, rise or fall. */
type ConsolidationVerdict = `${(typeof directions)[number]}-instalment-${(typeof outcomes)[number]}`
export const consolidationVerdicts = directions.flatMap((direction) =>
  outcomes.map((outcome): ConsolidationVerdict => `${direction}-instalment-${outcome}`),
)

export interface Consolidation {
  readonly owed: Cents
  /** Lent above the debts; below zero: the part to be added. */
  readonly extraMoney: Cents
  readonly instalmentNow: Cents
  readonly instalmentNew: Cents
  readonly lessPerMonth: Cents
  /** Still to be paid of the debts, and of the one loan in their place. */
  readonly totalNow: Cents
  readonly totalNew: Cents
  /** Total above that of today; below zero: less. */
  readonly extraCost: Cents
  /** The same without the money lent above the debts: the cost of putting them together. */
  readonly extraCostOfDebts: Cents
  readonly verdict: ConsolidationVerdict
}

/** A side by its sign, above zero first. */
const sideOf = <Words>(amount: number, [above, equal, below]: readonly [Words, Words, Words]) =>
  amount > 0 ? above : amount < 0 ? below : equal

const sum = (debts: readonly Debt[], of: (debt: Debt) => number) =>
  cents(debts.reduce((total, debt) => total + of(debt), 0))

/** Cost of the new loan, by month and in all. */
interface InPlace {
  readonly amount: Cents
  readonly instalment: Cents
  readonly mtic: Cents
}

/** Debts against one loan in their place. Its verdict leaves out the money that is lent on top: that is paid for as well. */
export function consolidationBy(
  debts: readonly Debt[],
  { amount, instalment, mtic }: InPlace,
): Consolidation {
  const owed = sum(debts, ({ balance }) => balance)
  const instalmentNow = sum(debts, (debt) => debt.instalment)
  const totalNow = sum(debts, (debt) => debt.instalment * debt.monthsLeft)
  const extraMoney = cents(amount - owed)
  const lessPerMonth = cents(instalmentNow - instalment)
  const extraCost = cents(mtic - totalNow)
  const extraCostOfDebts = cents(extraCost - extraMoney)
  const direction = sideOf(lessPerMonth, ['lower', 'same', 'higher'] as const)
  const outcome = sideOf(extraCostOfDebts, ['dearer', 'same', 'cheaper'] as const)
  return {
    owed,
    extraMoney,
    instalmentNow,
    instalmentNew: instalment,
    lessPerMonth,
    totalNow,
    totalNew: mtic,
    extraCost,
    extraCostOfDebts,
    verdict: `${direction}-instalment-${outcome}`,
  }
}

/** The same with the proposal of a bank. `undefined` on days whose stamp duty is not known. */
export function consolidation(
  debts: readonly Debt[],
  loan: {
    readonly amount: Cents
    readonly months: number
    readonly tan: number
    readonly openingFee?: Cents
    readonly monthlyCharge?: Cents
    readonly on: IsoDate
  },
): Consolidation | undefined {
  const cost = loanCost(loan)
  return cost && consolidationBy(debts, { amount: loan.amount, ...cost })
}
