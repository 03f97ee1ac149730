import { type Cents, cents, sumCents } from 'shared-lib/money/cents'
import { type Declaration, declare } from './declaration'
import type { Filing, Household, Subject } from './household'
import type { IrsLaw } from './irs-law'

export interface IrsInput {
  readonly household: Household
  readonly subjectA: Subject
  /** Married, or in a non-marital partnership (união de facto): they may file together. */
  readonly subjectB: Subject | undefined
}

/** Which way of filing costs a couple less. */
export interface Comparison {
  readonly better: 'couple' | 'separate' | 'same'
  /** What the better way saves. */
  readonly difference: Cents
  /** Net collectable of both ways. */
  readonly couple: Cents
  readonly separate: Cents
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

/** Compares what both ways cost; what was paid beforehand is the same in both. */
function compare([couple, a, b]: readonly (Cents | undefined)[]): Comparison | undefined {
  if (couple === undefined || a === undefined || b === undefined) return undefined
  const separate = sumCents(a, b)
  const better = couple < separate ? 'couple' : couple > separate ? 'separate' : 'same'
  return { better, difference: cents(Math.abs(couple - separate)), couple, separate }
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
  const comparison = compare(declarations.map(({ netCollectable }) => netCollectable))
  return { declarations, ...(comparison && { comparison }) }
}
