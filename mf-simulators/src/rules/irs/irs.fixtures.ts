import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { annualIrs } from './annual-irs'
import type { Declaration } from './declaration'
import type { Household, Subject } from './household'
import { type IrsLaw, irsLawOf } from './irs-law'

// Households for the tests of this folder: everything is zero unless given. Amounts in euros.

type Euros<Of, Name extends keyof Of> = Partial<Omit<Of, Name>> & { readonly [Key in Name]?: number }

type SubjectEuros = Euros<
  Subject,
  | 'employment'
  | 'pension'
  | 'selfEmployment'
  | 'activityExpenses'
  | 'employmentContributions'
  | 'activityContributions'
  | 'alimonyReceived'
  | 'withholding'
  | 'paymentsOnAccount'
  | 'generalFamily'
  | 'alimonyPaid'
  | 'retirementSavings'
  | 'rents'
  | 'rentExpenses'
>

type HouseholdEuros = Euros<
  Household,
  'health' | 'education' | 'studentRent' | 'nursingHome' | 'invoiceVat' | 'rent' | 'interest' | 'others'
>

const inCents = (euros: number | undefined) => roundHalfUpToCent(euros ?? 0)

export const subject = (given: SubjectEuros = {}): Subject => ({
  name: 'a',
  selfEmploymentKind: 'services',
  activityYear: 'later',
  youthYear: 0,
  includeAlimony: false,
  rentContract: 'short',
  rentRate: undefined,
  includeRents: false,
  disability: 'none',
  armedForces: false,
  age: undefined,
  ...given,
  employment: inCents(given.employment),
  pension: inCents(given.pension),
  selfEmployment: inCents(given.selfEmployment),
  activityExpenses: inCents(given.activityExpenses),
  employmentContributions:
    given.employmentContributions === undefined ? undefined : inCents(given.employmentContributions),
  activityContributions:
    given.activityContributions === undefined ? undefined : inCents(given.activityContributions),
  alimonyReceived: inCents(given.alimonyReceived),
  withholding: inCents(given.withholding),
  paymentsOnAccount: inCents(given.paymentsOnAccount),
  generalFamily: inCents(given.generalFamily),
  alimonyPaid: inCents(given.alimonyPaid),
  retirementSavings: inCents(given.retirementSavings),
  rents: inCents(given.rents),
  rentExpenses: inCents(given.rentExpenses),
})

export const household = (given: HouseholdEuros = {}): Household => ({
  region: 'mainland',
  participation: { kind: 'unasked' },
  dependants: 0,
  dependantsUpToThree: 0,
  dependantsFourToSix: 0,
  ascendants: 0,
  disabledDependants: 0,
  disabledDependantsFrom90: 0,
  ...given,
  health: inCents(given.health),
  education: inCents(given.education),
  studentRent: inCents(given.studentRent),
  nursingHome: inCents(given.nursingHome),
  invoiceVat: inCents(given.invoiceVat),
  rent: inCents(given.rent),
  interest: inCents(given.interest),
  others: inCents(given.others),
})

export interface Case {
  readonly law: IrsLaw | number
  readonly a: SubjectEuros
  /** Makes it a couple. */
  readonly b?: SubjectEuros
  readonly home?: HouseholdEuros
}

/** The law of a year that must be held. */
export function lawOf(year: number): IrsLaw {
  const law = irsLawOf(year)
  if (!law) throw new Error(`the law of ${year} is missing`)
  return law
}

export const calculate = ({ law, a, b, home }: Case) =>
  annualIrs(
    {
      household: household(home),
      subjectA: subject(a),
      subjectB: b && subject({ ...b, name: 'b' }),
    },
    typeof law === 'number' ? lawOf(law) : law,
  )

/** One return of a household: the only one, or the one asked for. */
export function declarationOf(one: Case, kind?: Declaration['kind']): Declaration {
  const { declarations } = calculate(one)
  const found = kind ? declarations.find((declaration) => declaration.kind === kind) : declarations[0]
  if (!found) throw new Error(`no return of kind ${kind}`)
  return found
}

/** Net collectable in cents; throws when it is not known, so that a test cannot pass on a gap. */
export function netOf(one: Case, kind?: Declaration['kind']): number {
  const { netCollectable, unknown } = declarationOf(one, kind)
  if (netCollectable === undefined) throw new Error(unknown ?? 'no net collectable')
  return netCollectable
}
