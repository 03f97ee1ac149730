import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { amountOf, unknownAmount } from './amount'
import { type Declaration, declare } from './declaration'
import type { Filing, Household, Subject } from './household'
import type { IrsLaw } from './irs-law'
import type { Range } from './municipal-benefit'

export interface IrsInput {
  readonly household: Household
  readonly subjectA: Subject
  /** Married, or in a non-marital partnership (união de facto): they may file together. */
  readonly subjectB: Subject | undefined
}

export const peopleOf = ({ subjectA, subjectB }: IrsInput): readonly Subject[] =>
  subjectB ? [subjectA, subjectB] : [subjectA]

/** Which way of filing costs a couple less. */
interface Comparison {
  readonly better: 'couple' | 'separate' | 'same'
  /** Saving of the better way; missing when the municipality's share is not known. */
  readonly difference?: Cents
  /** Between what it saves, then. */
  readonly differenceRange?: Range
  readonly figure: Figure
}

export interface IrsResult {
  readonly declarations: readonly Declaration[]
  /** Couples only; missing when one of the returns is not known. */
  readonly comparison?: Comparison
}

const separately = (
  kind: 'subject_a' | 'subject_b',
  subject: Subject,
  household: Household,
  law: IrsLaw,
): Filing => ({ kind, subjects: [subject], household, share: law.separateShare.value, quotient: 1 })

/** Between what a return costs, whatever the municipality keeps; undefined when more than that is not known. */
const costOf = ({ netCollectable, netCollectableRange }: Declaration): Range | undefined =>
  netCollectable === undefined ? netCollectableRange : { from: netCollectable, to: netCollectable }

const savingLabel = 'Diferença entre entregar em conjunto e em separado'

/** Saving of the couple with one return: the same share of the municipality counts for all three. */
function compare(declarations: readonly Declaration[]): Comparison | undefined {
  const [couple, a, b] = declarations.map(costOf)
  if (!couple || !a || !b) return undefined
  const saved = (end: 'from' | 'to') => sumCents(a[end], b[end], cents(-couple[end]))
  const [least = 0, most = 0] = [saved('from'), saved('to')].sort(
    (one, other) => Math.abs(one) - Math.abs(other),
  )
  const better = most > 0 ? 'couple' : most < 0 ? 'separate' : 'same'
  const unknown = declarations.find((declaration) => declaration.unknown)?.unknown
  if (unknown && least !== most)
    return {
      better,
      differenceRange: { from: cents(Math.abs(least)), to: cents(Math.abs(most)) },
      figure: unknownAmount('joint_saving', savingLabel, unknown),
    }
  const difference = cents(Math.abs(most))
  const separate = sumCents(a.to, b.to)
  const [dearer, cheaper] = better === 'couple' ? [separate, couple.to] : [couple.to, separate]
  return {
    better,
    difference,
    figure: amountOf('joint_saving', savingLabel, difference, {
      formula: `${formatEuro(dearer)} − ${formatEuro(cheaper)}`,
      law: 'CIRS, art. 59.º e 69.º',
    }),
  }
}

/** The returns that a household may file for one year, and for a couple which way costs less. */
export function annualIrs({ household, subjectA, subjectB }: IrsInput, law: IrsLaw): IrsResult {
  if (!subjectB)
    return {
      declarations: [
        declare({ kind: 'single', subjects: [subjectA], household, share: 1, quotient: 1 }, law),
      ],
    }
  const quotient = law.jointQuotient.value
  const declarations = [
    declare({ kind: 'couple', subjects: [subjectA, subjectB], household, share: 1, quotient }, law),
    declare(separately('subject_a', subjectA, household, law), law),
    declare(separately('subject_b', subjectB, household, law), law),
  ]
  const comparison = compare(declarations)
  return { declarations, ...(comparison && { comparison }) }
}
