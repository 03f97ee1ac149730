import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { type Amount, amountOf, fromLaw, sumText } from './amount'
import { countedOf } from './disability'
import { pensionOf, type Subject } from './household'
import type { InForce, IrsLaw } from './irs-law'
import { addedRentExpenses, addedRents } from './rents'
import { selfEmploymentIncome } from './self-employment'

/** Income of one person, and the part of it that counts. */
export interface PersonIncome {
  readonly subject: Subject
  readonly gross: Cents
  /** Specific deductions of employment and pensions, and what of the receipts does not count as income. */
  readonly deductions: Cents
  readonly selfEmploymentNet: Cents
  /** Before minimum existence and IRS Jovem. */
  readonly net: Amount
}

const least = (one: Cents, other: Cents) => cents(Math.min(one, other))
const most = (one: Cents, other: Cents) => cents(Math.max(one, other))

/** The amount of the year, or the mandatory contributions if higher, never above the income itself. */
function employmentDeduction(subject: Subject, law: IrsLaw): Amount {
  const { employment, employmentContributions, name } = subject
  const rate = law.contributions.value.worker
  const contributions = employmentContributions ?? timesCents(employment, rate)
  const amount = roundHalfUpToCent(law.specificDeduction.value)
  return amountOf(
    `specific_deduction_${name}`,
    'Dedução específica do trabalho',
    least(employment, most(amount, contributions)),
    {
      formula: `o maior de ${formatEuro(amount)} e ${formatEuro(contributions)} de contribuições, até ${formatEuro(employment)}`,
      ...fromLaw(law.specificDeduction),
    },
  )
}

const fixedDeduction = (id: string, label: string, income: Cents, deduction: InForce<number>) =>
  amountOf(id, label, least(income, roundHalfUpToCent(deduction.value)), {
    formula: `${formatEuro(roundHalfUpToCent(deduction.value))}, até ${formatEuro(income)}`,
    ...fromLaw(deduction),
  })

/** Gross income: the part that counts, and the part that does not. */
function grossFigure(whole: Subject, counted: Cents, excluded: Amount | undefined): Amount {
  const id = `gross_income_${whole.name}`
  if (!excluded || excluded.value === 0) return amountOf(id, 'Rendimento bruto', counted)
  return amountOf(id, 'Rendimento bruto que conta', counted, {
    formula: sumText([sumCents(counted, excluded.value), cents(-excluded.value)]),
    parts: [excluded],
  })
}

/** Steps 1 and 2: gross income of every kind less what the law takes off it. Receipts above the simplified regime are not for here. */
export function personIncome(whole: Subject, law: IrsLaw): PersonIncome {
  const { subject, excluded } = countedOf(whole, law)
  const { employment, selfEmployment, name } = subject
  const pension = pensionOf(subject)
  const rents = addedRents(subject)
  const rentExpenses = addedRentExpenses(subject)
  const gross = sumCents(employment, selfEmployment, pension, rents)
  const work = employmentDeduction(subject, law)
  const pensions = fixedDeduction(
    `pension_deduction_${name}`,
    'Dedução específica das pensões',
    pension,
    law.pensionDeduction,
  )
  const activity = selfEmploymentIncome(subject, law)
  const deductions = sumCents(work.value, pensions.value)
  const counted = sumCents(employment, pension, rents)
  const taken = cents(-sumCents(deductions, rentExpenses))
  return {
    subject,
    gross,
    deductions: sumCents(deductions, rentExpenses, cents(Math.max(0, selfEmployment - activity.value))),
    selfEmploymentNet: activity.value,
    net: amountOf(
      `net_income_${name}`,
      'Rendimento depois das deduções específicas',
      sumCents(counted, taken, activity.value),
      {
        formula: sumText([counted, taken, activity.value]),
        parts: [
          grossFigure(whole, gross, excluded),
          ...(employment > 0 ? [work] : []),
          ...(pension > 0 ? [pensions] : []),
          ...(selfEmployment > 0 ? [activity] : []),
          ...(rentExpenses > 0
            ? [
                amountOf(`rent_expenses_${name}`, 'Despesas das rendas', rentExpenses, {
                  law: 'CIRS, art. 41.º',
                }),
              ]
            : []),
        ],
      },
    ),
  }
}
