import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { type CardRates, sumOf } from './card-charges'
import { type CardMonth, type Payment, payOff } from './card-months'
import { clearIn } from './clear-in'

/** Monthly payment that ends a debt in so many months. */
export interface Plan {
  readonly months: number
  readonly perMonth: Cents
  /** Besides the debt itself. */
  readonly cost: Cents
}

/** Owed after so many months, with today's way of paying and with the first plan. */
export interface PathPoint {
  readonly month: number
  readonly habit: Cents
  readonly plan?: Cents
}

/** Where a debt goes while nothing more is bought. */
export interface DebtOutlook {
  readonly debt: Cents
  readonly firstCharges: Cents
  readonly firstPayment: Cents
  /** Missing where it never ends. */
  readonly ends?: { readonly months: number; readonly cost: Cents }
  readonly plans: readonly Plan[]
  readonly path: readonly PathPoint[]
}

const usualPlans = [12, 24, 36]
/** Ten years, and five of a debt that never ends. */
const [longestPath, endlessPath] = [120, 60]

/** Months of the plans that end sooner than the habit; half of its months where none of the usual ones does. */
function planMonths(habit: number | undefined): readonly number[] {
  const sooner = usualPlans.filter((months) => habit === undefined || months < habit)
  return sooner.length > 0 || habit === undefined || habit < 4 ? sooner : [Math.ceil(habit / 2)]
}

function planOf(debt: Cents, rates: CardRates, months: number) {
  const perMonth = clearIn(debt, rates, months)
  const outcome = payOff(debt, rates, { kind: 'fixed', amount: perMonth })
  const rows = outcome.ends ? outcome.months : []
  return { plan: { months, perMonth, cost: sumCents(...rows.map(sumOf)) }, rows }
}

const owedAfter = (rows: readonly CardMonth[], debt: Cents, month: number) =>
  month === 0 ? debt : (rows[month - 1]?.balance ?? cents(0))

/** Course of a debt above zero; a card paid in full has none. */
export function debtOutlook(debt: Cents, rates: CardRates, payment: Payment): DebtOutlook {
  const outcome = payOff(debt, rates, payment)
  const first = outcome.months[0]
  const ends = outcome.ends
    ? { months: outcome.months.length, cost: sumCents(...outcome.months.map(sumOf)) }
    : undefined
  const found = planMonths(ends?.months).map((months) => planOf(debt, rates, months))
  const horizon = Math.max(Math.min(ends?.months ?? endlessPath, longestPath), found[0]?.plan.months ?? 0)
  const rows = ends ? outcome.months : payOff(debt, rates, payment, horizon).months
  return {
    debt,
    firstCharges: first ? sumOf(first) : cents(0),
    firstPayment: first?.paid ?? cents(0),
    ...(ends && { ends }),
    plans: found.map(({ plan }) => plan),
    path: Array.from({ length: horizon + 1 }, (_, month) => ({
      month,
      habit: owedAfter(rows, debt, month),
      ...(found[0] && { plan: owedAfter(found[0].rows, debt, month) }),
    })),
  }
}
