import { type Cents, cents, sumCents } from 'shared-lib/money/cents'
import { annualIrs, type IrsInput, type IrsResult } from './annual-irs'
import type { IrsLaw } from './irs-law'

/** What the IRS would be with one thing changed. */
export interface IrsChange {
  readonly id: 'dependent' | 'health' | 'income'
  /** By how much the input grows: people, or cents. */
  readonly step: number
  /** What the household is better off, in cents, filing the better way both times; missing when it is not known. */
  readonly difference?: Cents
}

const expense = cents(50_000)
const income = cents(100_000)

/** What the better way of filing costs. */
export function leastCost({ declarations, comparison }: IrsResult): Cents | undefined {
  const [first, ...separate] = declarations.map(({ netCollectable }) => netCollectable)
  if (separate.length === 0 || comparison?.better === 'couple') return first
  const known = separate.filter((one) => one !== undefined)
  return comparison && known.length === separate.length ? sumCents(...known) : undefined
}

const withHousehold = (input: IrsInput, change: Partial<IrsInput['household']>): IrsInput => ({
  ...input,
  household: { ...input.household, ...change },
})

/** More of the kind of income that the first person has; contributions that were given stay as they are. */
function withIncome({ subjectA, ...input }: IrsInput): IrsInput {
  const kind = subjectA.employment > 0 || subjectA.selfEmployment === 0 ? 'employment' : 'selfEmployment'
  return { ...input, subjectA: { ...subjectA, [kind]: sumCents(subjectA[kind], income) } }
}

/** One more dependant over six, more health expenses and more income, each alone. */
export function irsChanges(input: IrsInput, result: IrsResult, law: IrsLaw): readonly IrsChange[] {
  const { dependants, health } = input.household
  const before = leastCost(result)
  const change = (id: IrsChange['id'], step: number, changed: IrsInput): IrsChange => {
    const after = before === undefined ? undefined : leastCost(annualIrs(changed, law))
    return {
      id,
      step,
      ...(before !== undefined && after !== undefined && { difference: cents(before - after) }),
    }
  }
  return [
    change('dependent', 1, withHousehold(input, { dependants: dependants + 1 })),
    change('health', expense, withHousehold(input, { health: sumCents(health, expense) })),
    change('income', income, withIncome(input)),
  ]
}
