import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { type Amount, amountOf, fromLaw, sumText } from './amount'
import { pensionOf, type Subject } from './household'
import type { IrsLaw } from './irs-law'

/**
 * Mandatory contributions of the activity: those given, or the general rule for a whole year of services. Nothing in
 * the first year nor together with a pension, which are exempt; nothing in the second or together with a job, where the
 * amount due cannot be known.
 */
export function activityContributions(subject: Subject, law: IrsLaw): Cents {
  const { selfEmployment, employment, pension, activityYear } = subject
  if (subject.activityContributions !== undefined) return subject.activityContributions
  if (employment > 0 || pension > 0 || activityYear !== 'later') return cents(0)
  const { rate, relevantShare, capIas, minimum } = law.selfEmployedContributions.value
  const monthly = Math.min((selfEmployment / 100 / 12) * relevantShare, capIas * law.ias.value)
  return roundHalfUpToCent(12 * Math.max(monthly * rate, minimum))
}

/** The contributions were not given and the rule does not determine them: none were counted. */
export const contributionsLeftOut = (subject: Subject, law: IrsLaw): boolean =>
  subject.activityContributions === undefined &&
  subject.selfEmployment > 0 &&
  subject.pension === 0 &&
  law.selfEmploymentKinds.value[subject.selfEmploymentKind].expensesShown &&
  (subject.employment > 0 || subject.activityYear === 'second')

function coefficientOf(subject: Subject, law: IrsLaw): number {
  const { coefficient, startUp } = law.selfEmploymentKinds.value[subject.selfEmploymentKind]
  const { activityYear } = subject
  const reduced = startUp && subject.employment === 0 && pensionOf(subject) === 0
  return reduced && activityYear !== 'later'
    ? coefficient * law.startUpFactors.value[activityYear]
    : coefficient
}

/** 15 % of the receipts must be shown as expenses; what is not counts as income. */
function unshownExpenses(subject: Subject, contributions: Cents, law: IrsLaw): Amount {
  const toShow = timesCents(subject.selfEmployment, law.expensesToShow.value)
  const automatic = cents(Math.max(roundHalfUpToCent(law.specificDeduction.value), contributions))
  const shown = sumCents(automatic, subject.activityExpenses)
  return amountOf(
    `unshown_expenses_${subject.name}`,
    'Despesas por justificar',
    cents(Math.max(0, toShow - shown)),
    {
      formula: `${formatEuro(subject.selfEmployment)} × ${formatRatio(law.expensesToShow.value)} − ${formatEuro(shown)}, no mínimo 0`,
      ...fromLaw(law.expensesToShow),
    },
  )
}

function excessContributions(subject: Subject, contributions: Cents, income: Cents, law: IrsLaw): Amount {
  const kept = timesCents(subject.selfEmployment, law.contributionsKept.value)
  return amountOf(
    `excess_contributions_${subject.name}`,
    'Contribuições acima de 10 % dos recibos',
    cents(Math.min(income, Math.max(0, contributions - kept))),
    {
      formula: `${formatEuro(contributions)} − ${formatEuro(subject.selfEmployment)} × ${formatRatio(law.contributionsKept.value)}, entre 0 e ${formatEuro(income)}`,
      ...fromLaw(law.contributionsKept),
    },
  )
}

/** Step 2, simplified regime: receipts × coefficient, plus expenses not shown, less contributions above 10 %. */
export function selfEmploymentIncome(subject: Subject, law: IrsLaw): Amount {
  const coefficient = coefficientOf(subject, law)
  const byCoefficient = timesCents(subject.selfEmployment, coefficient)
  const id = `self_employment_net_${subject.name}`
  const label = 'Rendimento da atividade independente'
  const product = `${formatEuro(subject.selfEmployment)} × ${formatRatio(coefficient)}`
  if (!law.selfEmploymentKinds.value[subject.selfEmploymentKind].expensesShown)
    return amountOf(id, label, byCoefficient, { formula: product, ...fromLaw(law.selfEmploymentKinds) })
  const contributions = activityContributions(subject, law)
  const unshown = unshownExpenses(subject, contributions, law)
  const before = sumCents(byCoefficient, unshown.value)
  const excess = excessContributions(subject, contributions, before, law)
  return amountOf(id, label, sumCents(before, cents(-excess.value)), {
    formula: `${product} = ${sumText([byCoefficient, unshown.value, cents(-excess.value)])}`,
    ...fromLaw(law.selfEmploymentKinds),
    parts: [unshown, excess],
  })
}
