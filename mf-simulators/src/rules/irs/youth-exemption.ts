import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { type Amount, amountOf, fromLaw } from './amount'
import type { IrsLaw } from './irs-law'
import type { PersonIncome } from './net-income'
import { addedRentExpenses, addedRents } from './rents'

const leastOf = (...amounts: readonly number[]) => cents(Math.min(...amounts))

/**
 * Step 4: what IRS Jovem leaves out of a person's taxable income. Of the salary the exempt part itself; of an activity
 * the same share of what counts of it; rents are no part of either. The specific deduction comes off what is taxed.
 */
export function youthExemption(person: PersonIncome, abatement: Cents, law: IrsLaw): Amount {
  const { subject } = person
  const id = `youth_exemption_${subject.name}`
  const year = law.youth.value[subject.youthYear - 1]
  const earned = sumCents(subject.employment, subject.selfEmployment)
  if (!year || earned === 0) return amountOf(id, 'IRS Jovem', cents(0))
  const cap = roundHalfUpToCent(year.capTimesIas * law.ias.value)
  const exempt = leastOf(timesCents(earned, year.exemptShare), cap)
  const ofActivity = timesCents(person.selfEmploymentNet, exempt / earned)
  const ofSalary = timesCents(subject.employment, exempt / earned)
  const rents = sumCents(addedRents(subject), cents(-addedRentExpenses(subject)))
  const taxable = cents(Math.max(0, person.net.value - abatement - rents))
  return amountOf(id, 'Parte isenta pelo IRS Jovem', leastOf(sumCents(ofActivity, ofSalary), taxable), {
    formula: `o menor de ${formatEuro(earned)} × ${formatRatio(year.exemptShare)} e ${formatEuro(cap)}, até ao rendimento`,
    ...fromLaw(law.youth),
  })
}
