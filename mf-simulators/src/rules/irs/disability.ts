import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { type Amount, amountOf, eurosText, fromLaw } from './amount'
import type { Filing, Subject } from './household'
import type { IrsLaw } from './irs-law'
import { activityContributions } from './self-employment'

/** Part of an income that does not count, by the part that does. */
const leftOut = (income: Cents, counted: number, law: IrsLaw): Cents =>
  cents(Math.min(timesCents(income, 1 - counted), roundHalfUpToCent(law.disabilityIncome.value.most)))

/** A person as the law counts them, and what was left out of their income. */
interface Counted {
  readonly subject: Subject
  readonly excluded: Amount | undefined
}

/**
 * Income of a person with a disability of 60 % or more: only part of it counts, up to a limit for each kind. Contributions
 * are those of the whole income.
 */
export function countedOf(subject: Subject, law: IrsLaw): Counted {
  const { disability, employment, selfEmployment, pension, name } = subject
  if (disability === 'none') return { subject, excluded: undefined }
  const { work, pension: ofPension, most } = law.disabilityIncome.value
  const out = {
    employment: leftOut(employment, work, law),
    selfEmployment: leftOut(selfEmployment, work, law),
    pension: leftOut(pension, ofPension, law),
  }
  const left = sumCents(out.employment, out.selfEmployment, out.pension)
  const { employmentContributions = timesCents(employment, law.contributions.value.worker) } = subject
  return {
    subject: {
      ...subject,
      employment: cents(employment - out.employment),
      selfEmployment: cents(selfEmployment - out.selfEmployment),
      pension: cents(pension - out.pension),
      employmentContributions,
      activityContributions: activityContributions(subject, law),
    },
    excluded: amountOf(`disability_exclusion_${name}`, 'Rendimento que não conta, por deficiência', left, {
      formula: `${formatRatio(1 - work)} do trabalho e ${formatRatio(1 - ofPension)} das pensões, até ${eurosText(most)} de cada um`,
      ...fromLaw(law.disabilityIncome),
    }),
  }
}

const severe = 'from90'

/** Credits for the people of a return with a disability, outside the global cap. */
export function disabilityCredit({ subjects, household, share }: Filing, law: IrsLaw): Amount {
  const { taxpayer, dependant, help, armedForces } = law.disabilityCredits.value
  const { disabledDependants, disabledDependantsFrom90 } = household
  const people = subjects.filter(({ disability }) => disability !== 'none')
  const helped = subjects.filter(({ disability }) => disability === severe).length
  const soldiers = people.filter(({ armedForces: was }) => was).length
  const times =
    people.length * taxpayer +
    helped * help +
    soldiers * armedForces +
    share * (disabledDependants * dependant + disabledDependantsFrom90 * help)
  const ias = roundHalfUpToCent(law.ias.value)
  return amountOf('credit_disability', 'Deficiência', roundHalfUpToCent(times * law.ias.value), {
    formula: `${formatNumber(times)} × ${formatEuro(ias)} (IAS)`,
    ...fromLaw(law.disabilityCredits),
  })
}
