import type { InputOf } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/funnel/flow'
import type { Buyer } from 'shared-lib/rules/property/deed/buyers'
import type { deedCostsForm } from '../fields/deed-costs.form'

type Input = InputOf<typeof deedCostsForm.fields>

const shareNames = ['share', 'share2', 'share3', 'share4'] as const

/** Percents are given to three decimals: three thirds of 33,333 are everything. */
const tolerance = 0.0001

/** Each buyer's part: what is left out is an equal part of the rest. Undefined when they cannot make one whole. */
export function sharesOf(given: readonly (number | undefined)[]): readonly number[] | undefined {
  const known = given.filter((share) => share !== undefined)
  const sum = known.reduce((total, share) => total + share, 0)
  const missing = given.length - known.length
  if (missing === 0) return Math.abs(sum - 1) < tolerance ? known.map((share) => share / sum) : undefined
  const rest = (1 - sum) / missing
  return rest > tolerance ? given.map((share) => share ?? rest) : undefined
}

const further = (situation: Input['buyer2']): Omit<Buyer, 'share'> => ({
  young: situation === 'young',
  nonResident: situation === 'non_resident',
  taxHaven: situation === 'tax_haven',
})

/** The flat inputs → who buys which part. */
export function buyersOf(
  input: Input,
): { readonly buyers: readonly Buyer[] } | { readonly problems: readonly Problem[] } {
  const { young, nonResident, taxHaven, buyer2, buyer3, buyer4 } = input
  const ownedHome = input.ownedHome === 'yes'
  const people = [
    { young, ownedHome, nonResident, taxHaven },
    ...[buyer2, buyer3, buyer4].map(further),
  ].slice(0, input.buyers)
  const shares =
    input.buyers === 1 ? [1] : sharesOf(shareNames.slice(0, input.buyers).map((name) => input[name]))
  if (!shares)
    return { problems: [{ field: 'share', message: 'As partes dos compradores têm de somar 100\u00a0%' }] }
  return { buyers: people.map((person, index) => ({ ...person, share: shares[index] ?? 0 })) }
}
