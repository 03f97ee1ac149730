import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { Credit, HousingCredit } from '../../data/parameters/irs/tax-credits'
import { type Amount, amountOf, eurosText, fromLaw } from './amount'
import type { Filing, Subject } from './household'
import type { InForce, IrsLaw } from './irs-law'

interface Expense {
  readonly id: string
  readonly label: string
  /** Of the whole household. */
  readonly amount: Cents
}

const capped = (amount: Cents, cap: number) => cents(Math.min(amount, roundHalfUpToCent(cap)))

/** Up to what a credit goes: a part of its explanation, so that a reader sees how much of it is left. */
const limitOf = (id: string, euros: number) =>
  amountOf(`limit_${id}`, 'Limite desta dedução', roundHalfUpToCent(euros))

/** Part of an expense up to a cap; both halved on a separate return of a couple. */
function expenseCredit(
  { id, label, amount }: Expense,
  { value, ...law }: InForce<Credit>,
  { share }: Filing,
): Amount {
  const mine = timesCents(amount, share)
  return amountOf(`credit_${id}`, label, capped(timesCents(mine, value.rate), value.cap * share), {
    formula: `${formatEuro(mine)} × ${formatRatio(value.rate)}, até ${eurosText(value.cap * share)}`,
    ...fromLaw({ value, ...law }),
    parts: [limitOf(id, value.cap * share)],
  })
}

/** Each taxpayer's own; a lone parent has a higher rate and cap. */
export function generalFamilyCredit(subject: Subject, filing: Filing, law: IrsLaw): Amount {
  const loneParent = filing.kind === 'single' && filing.household.dependants > 0
  const rule = loneParent ? law.singleParent : law.generalFamily
  const whose = subject.name === 'b' ? ' (outra pessoa)' : ''
  const expense = { id: `general_family_${subject.name}`, label: `Despesas gerais familiares${whose}` }
  return expenseCredit({ ...expense, amount: subject.generalFamily }, rule, { ...filing, share: 1 })
}

/** Education and, where its rule is known, the rent of a displaced student: it alone goes above the cap of education. */
function educationCredit(filing: Filing, law: IrsLaw): Amount {
  const { household, share } = filing
  const expense = { id: 'education', label: 'Educação', amount: household.education }
  const alone = expenseCredit(expense, law.education, filing)
  if (household.studentRent === 0) return alone
  const { cap, capWithEducation } = law.studentRent.value
  const rent = timesCents(timesCents(household.studentRent, share), law.education.value.rate)
  const both = sumCents(alone.value, capped(rent, cap * share))
  return amountOf(
    'credit_education',
    'Educação e renda de estudante deslocado',
    capped(both, capWithEducation * share),
    {
      formula: `${formatEuro(alone.value)} + renda até ${eurosText(cap * share)}, até ${eurosText(capWithEducation * share)}`,
      ...fromLaw(law.studentRent),
      parts: [alone, limitOf('education_and_rent', capWithEducation * share)],
    },
  )
}

/** Higher for a low taxable income: falls from the first bracket to 30 000 €. */
function housingCap({ cap, lowIncomeCap }: HousingCredit, taxable: number, law: IrsLaw): number {
  const [first = 0] = law.table.value.limits
  const until = law.housingLowIncome.value
  const lowness = Math.min(1, Math.max(0, (until - taxable) / (until - first)))
  return cap + (lowIncomeCap - cap) * lowness
}

/** Rent and interest are alternatives: the one that gives more. */
function housingCredit(filing: Filing, taxable: number, law: IrsLaw): Amount {
  const { rent, interest } = filing.household
  const of = (expense: Expense, rule: InForce<HousingCredit>) =>
    expenseCredit(
      expense,
      { ...rule, value: { ...rule.value, cap: housingCap(rule.value, taxable, law) } },
      filing,
    )
  const ofRent = of({ id: 'rent', label: 'Renda da casa', amount: rent }, law.rent)
  const ofInterest = of({ id: 'interest', label: 'Juros da casa', amount: interest }, law.interest)
  return ofInterest.value > ofRent.value ? ofInterest : ofRent
}

function retirementCredit({ name, retirementSavings, age }: Subject, law: IrsLaw): Amount {
  const { rate, caps } = law.retirement.value
  const cap = caps.find(({ upToAge = Number.POSITIVE_INFINITY }) => (age ?? 0) <= upToAge)?.cap ?? 0
  return amountOf(`credit_retirement_${name}`, 'PPR', capped(timesCents(retirementSavings, rate), cap), {
    formula: `${formatEuro(retirementSavings)} × ${formatRatio(rate)}, até ${eurosText(cap)}`,
    ...fromLaw(law.retirement),
    parts: [limitOf(`retirement_${name}`, cap)],
  })
}

const alimonyCredit = ({ name, alimonyPaid }: Subject, { alimonyPaidRate }: IrsLaw): Amount =>
  amountOf(`credit_alimony_${name}`, 'Pensões de alimentos', timesCents(alimonyPaid, alimonyPaidRate.value), {
    formula: `${formatEuro(alimonyPaid)} × ${formatRatio(alimonyPaidRate.value)}`,
    ...fromLaw(alimonyPaidRate),
  })

/** The credits that share the global cap. `taxable` is the taxable income divided by the quotient, in euros. */
export function cappedCredits(filing: Filing, taxable: number, law: IrsLaw): readonly Amount[] {
  const { household, share, subjects } = filing
  const { health, nursingHome, invoiceVat, others } = household
  const each = [
    expenseCredit({ id: 'health', label: 'Saúde', amount: health }, law.health, filing),
    educationCredit(filing, law),
    housingCredit(filing, taxable, law),
    expenseCredit({ id: 'nursing_home', label: 'Lares', amount: nursingHome }, law.nursingHome, filing),
    expenseCredit({ id: 'invoice', label: 'Exigência de fatura', amount: invoiceVat }, law.invoices, filing),
    ...subjects.flatMap((subject) => [alimonyCredit(subject, law), retirementCredit(subject, law)]),
    amountOf('credit_others', 'Outras deduções', timesCents(others, share)),
  ]
  return each.filter(({ value }) => value > 0)
}
