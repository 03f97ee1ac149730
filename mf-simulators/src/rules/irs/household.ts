import { type Cents, sumCents } from 'shared-lib/rules/money/cents'
import type { Region } from 'shared-lib/rules/property/region'
import type { RentContract } from '../../data/parameters/irs/rents'
import type { SelfEmploymentKindName } from '../../data/parameters/irs/self-employment'

/** One taxpayer. Amounts are of the whole year. */
export interface Subject {
  readonly name: 'a' | 'b'
  readonly employment: Cents
  /** Old-age and other pensions but alimony. */
  readonly pension: Cents
  /** Receipts without VAT. */
  readonly selfEmployment: Cents
  readonly selfEmploymentKind: SelfEmploymentKindName
  readonly activityYear: 'first' | 'second' | 'later'
  /** Documented expenses of the activity, beyond the social contributions. */
  readonly activityExpenses: Cents
  /** Mandatory contributions from the job; missing: the employee's rate. */
  readonly employmentContributions: Cents | undefined
  /** Mandatory contributions from the activity; missing: the general rule where it is certain, otherwise none. */
  readonly activityContributions: Cents | undefined
  /** Year of IRS Jovem, 1 to 10; 0 is none. */
  readonly youthYear: number
  readonly alimonyReceived: Cents
  /** Alimony received is added to the other income rather than taxed apart. */
  readonly includeAlimony: boolean
  /** Missing: not given, and not worked out. */
  readonly withholding: Cents | undefined
  readonly paymentsOnAccount: Cents
  /** Received in the year from tenants. */
  readonly rents: Cents
  /** Expenses that may be taken off them (art. 41.º). */
  readonly rentExpenses: Cents
  readonly rentContract: RentContract
  /** Rate by the person's own word, as a fraction; missing: by the contract. */
  readonly rentRate: number | undefined
  /** Rents are added to the other income rather than taxed apart. */
  readonly includeRents: boolean
  readonly generalFamily: Cents
  readonly alimonyPaid: Cents
  readonly retirementSavings: Cents
  /** Permanent incapacity of 60 % or more, and of 90 % or more. */
  readonly disability: 'none' | 'from60' | 'from90'
  /** Disabled in the armed forces (DL 43/76, DL 314/90). */
  readonly armedForces: boolean
  /** On 1 January; needed for retirement savings only. */
  readonly age: number | undefined
}

/** Pensions, and alimony received that is added to the other income: it is one then. */
export const pensionOf = ({ pension, includeAlimony, alimonyReceived }: Subject): Cents =>
  includeAlimony ? sumCents(pension, alimonyReceived) : pension

/** The municipality's share of the tax, as a fraction up to 0.05. */
export type Participation =
  | { readonly kind: 'known'; readonly value: number; readonly source: string }
  /** No municipality was given: the benefit is left out. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface Household {
  readonly region: Region
  readonly participation: Participation
  readonly dependants: number
  /** Of the dependants, those aged up to 3 on 31 December. */
  readonly dependantsUpToThree: number
  /** Of the dependants, those aged 4 to 6 on 31 December. */
  readonly dependantsFourToSix: number
  readonly ascendants: number
  /** Of the dependants, those with a disability of 60 % or more. */
  readonly disabledDependants: number
  /** Of the dependants with a disability, those of 90 % or more. */
  readonly disabledDependantsFrom90: number
  readonly health: Cents
  readonly education: Cents
  readonly studentRent: Cents
  readonly nursingHome: Cents
  readonly invoiceVat: Cents
  readonly rent: Cents
  readonly interest: Cents
  /** Credits inside the global cap whose amount the person knows already. */
  readonly others: Cents
}

/** One return: who is on it and how the household counts in it. */
export interface Filing {
  readonly kind: 'single' | 'couple' | 'subject_a' | 'subject_b'
  readonly subjects: readonly Subject[]
  readonly household: Household
  /** Part of dependants, household expenses and caps that falls on this return. */
  readonly share: number
  /** The income is divided by it and the tax multiplied back. */
  readonly quotient: number
}
