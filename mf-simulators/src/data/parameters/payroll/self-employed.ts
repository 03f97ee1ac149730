import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './self-employed.json'

/** IRS withheld from receipts for services of listed professions, mainland: a fraction of the receipt. */
export const receiptWithholding = parameter(data.receiptWithholding)

/** IRS withheld from receipts for services of other professions. */
export const otherServiceWithholding = parameter(data.otherServiceWithholding)

/** A person who expects less than this in the year may do without withholding. */
export const withholdingWaiver = parameter(data.withholdingWaiver)

/** Part of what is sold that counts for social security: goods, hotels, restaurants and bars. */
export const goodsRelevantShare = parameter(data.goodsRelevantShare)

export interface ContributionExemption {
  /** From the start of a first activity. */
  readonly firstMonths: number
  /** With a job that pays at least this many IAS a month … */
  readonly jobIas: number
  /** … what counts of a month up to this many IAS; above it, what is over contributes. */
  readonly besideJobIas: number
}

/** Who does not contribute from an activity; pensioners never do. */
export const contributionExemption = parameter<ContributionExemption>(data.contributionExemption)

/** How far a declaration may raise or lower what counts. */
export const declaredAdjustment = parameter<{ readonly most: number; readonly step: number }>(
  data.declaredAdjustment,
)
