import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { irsParticipation, municipalNote } from '../data/parameters/municipalities/municipal-rates'
import { municipalityOf } from '../data/parameters/municipalities/municipality'
import type { IrsFormInput } from '../fields/irs.form'
import { isEmployed, isPensioner, isSelfEmployed } from '../fields/irs-earnings.fields'
import { isCouple } from '../fields/irs-subject.fields'
import { type IrsInput, peopleOf } from '../rules/irs/annual-irs'
import type { Household, Participation, Subject } from '../rules/irs/household'
import type { IrsLaw } from '../rules/irs/irs-law'

type Suffix = 'a' | 'b'

const none = cents(0)

const disabilities: Readonly<
  Record<IrsFormInput['disability_a'], Pick<Subject, 'disability' | 'armedForces'>>
> = {
  none: { disability: 'none', armedForces: false },
  from60: { disability: 'from60', armedForces: false },
  from90: { disability: 'from90', armedForces: false },
  military60: { disability: 'from60', armedForces: true },
  military90: { disability: 'from90', armedForces: true },
}

/** Income of a kind that the person does not have counts as none, whatever was sent for it. */
function subjectOf(input: IrsFormInput, suffix: Suffix): Subject {
  const type = input[`earnings_type_${suffix}`]
  const selfEmployed = isSelfEmployed(type)
  const earned = (has: boolean, amount: Cents | undefined) => (has ? (amount ?? none) : none)
  const year = input[`youth_irs_${suffix}`]
  return {
    name: suffix,
    employment: earned(isEmployed(type), input[`gross_income_${suffix}`]),
    pension: earned(isPensioner(type), input[`pension_income_${suffix}`]),
    selfEmployment: earned(selfEmployed, input[`self_employment_income_${suffix}`]),
    selfEmploymentKind: input[`self_employment_kind_${suffix}`] ?? 'services',
    activityYear: input[`self_employment_year_${suffix}`] ?? 'later',
    activityExpenses: earned(selfEmployed, input[`self_employment_expenses_${suffix}`]),
    employmentContributions: input[`social_contributions_${suffix}`],
    activityContributions: input[`self_employment_contributions_${suffix}`],
    youthYear: year === 'no' ? 0 : Number(year),
    alimonyReceived: input[`alimony_received_${suffix}`],
    includeAlimony: input[`include_alimony_${suffix}`] ?? false,
    withholding: input[`withholding_${suffix}`],
    paymentsOnAccount: input[`payments_on_account_${suffix}`],
    rents: input[`rents_received_${suffix}`],
    rentExpenses: input[`rent_expenses_${suffix}`] ?? none,
    rentContract: input[`rent_contract_${suffix}`] ?? 'short',
    rentRate: input[`rent_rate_${suffix}`],
    includeRents: input[`include_rents_${suffix}`] ?? false,
    generalFamily: input[`general_family_${suffix}`],
    alimonyPaid: input[`alimony_paid_${suffix}`],
    retirementSavings: input[`retirement_savings_${suffix}`],
    age: input[`age_${suffix}`],
    ...disabilities[input[`disability_${suffix}`]],
  }
}

/** The person's own answer goes before the municipality's decision. */
function participationOf(
  { county, municipal_participation: own }: IrsFormInput,
  year: number,
): Participation {
  if (own !== undefined) return { kind: 'known', value: own, source: 'indicada por ti' }
  if (county === undefined) return { kind: 'unasked' }
  const found = irsParticipation(county, year)
  if (found) return { kind: 'known', value: found.value, source: found.sources.join('; ') }
  const name = municipalityOf(county)?.name
  const note = municipalNote('irs', county, year)
  return {
    kind: 'unknown',
    reason: `Não sabemos que parte do IRS de ${year} fica para o município de ${name}${note ? `: ${note}` : ''}. Indica-a, para a conta ficar certa.`,
  }
}

const householdOf = (input: IrsFormInput, year: number): Household => ({
  region: (input.county && municipalityOf(input.county)?.region) || (input.region ?? 'mainland'),
  participation: participationOf(input, year),
  dependants: input.dependents,
  dependantsUpToThree: input.dependents_up_to_3 ?? 0,
  dependantsFourToSix: input.dependents_4_to_6 ?? 0,
  ascendants: input.ascendants,
  disabledDependants: input.disabled_dependents ?? 0,
  disabledDependantsFrom90: input.disabled_dependents_90 ?? 0,
  health: input.health,
  education: input.education,
  studentRent: input.student_rent,
  nursingHome: input.nursing_home,
  invoiceVat: input.invoice_vat,
  rent: input.housing_rent,
  interest: input.housing_interest,
  others: input.others,
})

/** The form's names → what the rules take. */
export const irsInputOf = (input: IrsFormInput, { year }: IrsLaw): IrsInput => ({
  household: householdOf(input, year),
  subjectA: subjectOf(input, 'a'),
  subjectB: isCouple(input) ? subjectOf(input, 'b') : undefined,
})

/** Problems that no field can see by itself. */
export function irsProblems(input: IrsInput, law: IrsLaw) {
  const { dependants, dependantsUpToThree, dependantsFourToSix } = input.household
  const { disabledDependants, disabledDependantsFrom90 } = input.household
  const problem = (wrong: boolean, field: string, message: string) => (wrong ? [{ field, message }] : [])
  const years = law.youth.value.length
  return [
    ...problem(
      dependantsUpToThree + dependantsFourToSix > dependants,
      'dependents',
      'Há mais crianças até 6 anos do que dependentes',
    ),
    ...problem(
      disabledDependants > dependants,
      'disabled_dependents',
      'Há mais dependentes com deficiência do que dependentes',
    ),
    ...problem(
      disabledDependantsFrom90 > disabledDependants,
      'disabled_dependents_90',
      'Há mais com 90 % ou mais do que dependentes com deficiência',
    ),
    ...peopleOf(input).flatMap(({ name, youthYear, retirementSavings, age }) => [
      ...problem(
        youthYear > years,
        `youth_irs_${name}`,
        `Nos rendimentos de ${law.year}, o IRS Jovem tem só ${years} anos`,
      ),
      ...problem(
        retirementSavings > 0 && age === undefined,
        `age_${name}`,
        'Indica a idade: decide o limite do PPR',
      ),
    ]),
  ]
}
