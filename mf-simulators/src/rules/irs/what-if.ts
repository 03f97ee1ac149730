import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import type { Region } from 'shared-lib/rules/property/region'
import { annualIrs, type IrsInput, type IrsResult, peopleOf } from './annual-irs'
import type { Subject } from './household'
import type { IrsLaw } from './irs-law'

/** The IRS with one thing changed. */
export interface IrsChange {
  readonly id: 'dependent' | 'health' | 'income' | 'rents'
  /** By how much the input grows: people, or cents; of rents, what of them changes side. */
  readonly step: number
  /** Gain of the household, in cents, filing the better way both times; missing when it is not known. */
  readonly difference?: Cents
}

const regions: readonly Region[] = ['mainland', 'madeira', 'azores']
const expense = cents(50_000)
const income = cents(100_000)

/** Cost of the better way of filing. */
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
  const kinds = ['employment', 'selfEmployment', 'pension'] as const
  const kind = kinds.find((one) => subjectA[one] > 0) ?? 'employment'
  return { ...input, subjectA: { ...subjectA, [kind]: sumCents(subjectA[kind], income) } }
}

/** Rents taxed apart are added to the other income, or the other way round: of everybody at once. */
function withRents({ subjectA, subjectB, household }: IrsInput, added: boolean): IrsInput {
  const turned = <One extends Subject | undefined>(one: One) => one && { ...one, includeRents: added }
  return { household, subjectA: turned(subjectA), subjectB: turned(subjectB) }
}

/** One more dependant over six, more health expenses, more income and rents on the other side, each alone. */
export function irsChanges(input: IrsInput, result: IrsResult, law: IrsLaw): readonly IrsChange[] {
  const { dependants, health } = input.household
  const before = leastCost(result)
  const rents = sumCents(...peopleOf(input).map((one) => one.rents))
  const added = peopleOf(input).some((one) => one.rents > 0 && one.includeRents)
  const change = (id: IrsChange['id'], step: number, changed: IrsInput): IrsChange => {
    const after = leastCost(annualIrs(changed, law))
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
    ...(rents > 0 ? [change('rents', rents, withRents(input, !added))] : []),
  ]
}

/** The same household under the rates of another region. */
export interface RegionChange {
  readonly region: Region
  /** Its gain, in cents, filing the better way both times; missing when it is not known. */
  readonly difference?: Cents
  /** Why. Portuguese. */
  readonly unknown?: string
}

/** The other two regions, all else the same: what the municipality keeps too. */
export const otherRegions = (input: IrsInput, result: IrsResult, law: IrsLaw): readonly RegionChange[] =>
  regions
    .filter((region) => region !== input.household.region)
    .map((region) => {
      const there = annualIrs(withHousehold(input, { region }), law)
      const [before, after] = [leastCost(result), leastCost(there)]
      if (before !== undefined && after !== undefined) return { region, difference: cents(before - after) }
      const unknown = [there, result].flatMap((one) => one.declarations).find((one) => one.unknown)?.unknown
      return { region, ...(unknown && { unknown }) }
    })
