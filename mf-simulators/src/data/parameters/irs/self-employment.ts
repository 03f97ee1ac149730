import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './self-employment.json'

/** The simplified regime for one kind of receipts. */
export interface SelfEmploymentKind {
  readonly coefficient: number
  /** Expenses must be shown for 15 % of it, and contributions above 10 % are taken off. */
  readonly expensesShown: boolean
  /** The coefficient is lower in the first two years. */
  readonly startUp: boolean
  /** A listed profession: the minimum existence counts it. */
  readonly listedProfession: boolean
}

/** Names as the API takes them. */
export type SelfEmploymentKindName = keyof (typeof data.selfEmploymentKinds.values)[number]['value']

export const selfEmploymentKinds = parameter<Readonly<Record<SelfEmploymentKindName, SelfEmploymentKind>>>(
  data.selfEmploymentKinds,
)

/** Factor on the coefficient in the first and in the second year of activity, without a job or pension. */
export const startUpFactors = parameter<{ readonly first: number; readonly second: number }>(
  data.startUpFactors,
)

/** Part of the receipts that expenses must account for; what they do not is added to the income. */
export const expensesToShow = parameter(data.expensesToShow)

/** Contributions above this part of the receipts come off the income. */
export const contributionsKept = parameter(data.contributionsKept)

/** Receipts above this amount need organised accounts. */
export const simplifiedRegimeLimit = parameter(data.simplifiedRegimeLimit)
