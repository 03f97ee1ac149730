import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { type Amount, amountOf, eurosText, fromLaw } from './amount'
import { pensionOf } from './household'
import type { IrsLaw } from './irs-law'
import type { PersonIncome } from './net-income'

const label = 'Abatimento por mínimo de existência'

/** Gross income of all on the return is above 2,2 × 14 × IAS a taxpayer: none has the abatement. */
function aboveCeiling(people: readonly PersonIncome[], law: IrsLaw) {
  const ceiling = law.minimumExistenceCeiling.value * law.ias.value * people.length
  const gross = people.reduce((total, person) => total + person.gross, 0)
  return (
    gross / 100 > ceiling && `${formatEuro(cents(gross))} de rendimento bruto passam ${eurosText(ceiling)}`
  )
}

/** Most of the income comes from a job, a pension or a listed profession. */
function isEligible({ subject, gross }: PersonIncome, law: IrsLaw): boolean {
  const { listedProfession } = law.selfEmploymentKinds.value[subject.selfEmploymentKind]
  const counted = subject.employment + pensionOf(subject) + (listedProfession ? subject.selfEmployment : 0)
  return counted > gross / 2
}

/** Income taxed apart is above 14 × IAS a taxpayer: none has the abatement either. */
function aboveApart(people: readonly PersonIncome[], law: IrsLaw) {
  const limit = law.minimumExistenceApart.value * law.ias.value * people.length
  const apart = people.reduce(
    (total, { subject }) =>
      total +
      (subject.includeAlimony ? 0 : subject.alimonyReceived) +
      (subject.includeRents ? 0 : subject.rents),
    0,
  )
  return apart / 100 > limit && `${formatEuro(cents(apart))} tributados à parte passam ${eurosText(limit)}`
}

interface Branch {
  readonly euros: number
  readonly formula: string
}

/** The three branches of n.º 2, in euros. The last one leaves the general family expenses out. */
function branch(gross: number, deductions: number, law: IrsLaw): Branch {
  const { reference, middleCoefficient, divisor, upperCoefficient } = law.minimumExistence.value
  const [firstLimit = 0] = law.table.value.limits
  const [firstRate = 0] = law.table.value.rates
  const general = law.generalFamily.value.cap / firstRate
  const top = reference - general / divisor + firstLimit / divisor
  const off = eurosText(deductions)
  const withGeneral = `(${off} + ${eurosText(general)})`
  if (gross <= reference)
    return {
      euros: reference - deductions - general,
      formula: `${eurosText(reference)} − ${withGeneral}`,
    }
  if (gross <= top)
    return {
      euros: reference - middleCoefficient * (gross - reference) - deductions - general,
      formula: `${eurosText(reference)} − ${formatNumber(middleCoefficient)} × (${eurosText(gross)} − ${eurosText(reference)}) − ${withGeneral}`,
    }
  return {
    euros: top - firstLimit - upperCoefficient * (gross - top) - deductions,
    formula: `${eurosText(top)} − ${eurosText(firstLimit)} − ${formatNumber(upperCoefficient)} × (${eurosText(gross)} − ${eurosText(top)}) − ${off}`,
  }
}

const none = (id: string, law: IrsLaw, formula: string): Amount =>
  amountOf(id, label, cents(0), { formula, ...fromLaw(law.minimumExistence) })

/** Step 3: what art. 70.º takes off one person's income, in the whole country by the same amounts. */
export function minimumExistenceOf(
  person: PersonIncome,
  people: readonly PersonIncome[],
  law: IrsLaw,
): Amount {
  const id = `minimum_existence_${person.subject.name}`
  const tooHigh = aboveCeiling(people, law) || aboveApart(people, law)
  if (person.net.value === 0) return none(id, law, 'não há rendimento a abater')
  if (tooHigh) return none(id, law, `não se aplica: ${tooHigh}`)
  if (!isEligible(person, law))
    return none(id, law, 'não se aplica: mais de metade do rendimento vem de outras atividades')
  const { euros, formula } = branch(person.gross / 100, person.deductions / 100, law)
  const value: Cents = cents(Math.min(Math.max(0, roundHalfUpToCent(euros)), person.net.value))
  return amountOf(id, label, value, {
    formula: `${formula}, entre 0 e ${formatEuro(person.net.value)}`,
    ...fromLaw(law.minimumExistence),
  })
}
