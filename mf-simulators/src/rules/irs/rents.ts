import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { ModerateRents } from '../../data/parameters/irs/rents'
import { type Amount, amountOf, fromLaw } from './amount'
import type { Filing, Subject } from './household'
import type { InForce, IrsLaw } from './irs-law'

/** Rents less what it cost to have them (art. 41.º); a loss is for the next six years, not for other income. */
const netRents = ({ rents, rentExpenses }: Subject): Cents => cents(Math.max(0, rents - rentExpenses))

/** Rents that count with the other income, before what they cost. */
export const addedRents = (subject: Subject): Cents => (subject.includeRents ? subject.rents : cents(0))

/** Of them, what does not count. */
export const addedRentExpenses = (subject: Subject): Cents =>
  subject.includeRents ? cents(Math.min(subject.rents, subject.rentExpenses)) : cents(0)

/** A special rate with the region's cut; as on the mainland where its own was not found. */
export const ofSpecialRate = (rate: number, { household }: Filing, { specialRateCuts }: IrsLaw): number =>
  Number((rate * (1 - (specialRateCuts.value[household.region] ?? 0))).toFixed(6))

interface Rate {
  readonly rate: number
  readonly from: InForce<unknown>
}

/** A home whose rents of the year are within twelve times the monthly limit. Several homes may each be within it and together not. */
export const isModerate = ({ rents, rentContract }: Subject, { value }: InForce<ModerateRents>): boolean =>
  rentContract !== 'other' && rents <= 12 * 100 * value.monthly

/** By the contract, lower for a moderate rent; a rate that the person gives goes before both. */
function rateOf(subject: Subject, filing: Filing, law: IrsLaw): Rate | undefined {
  const { rentRates, moderateRents } = law
  if (!rentRates) return undefined
  if (subject.rentRate !== undefined) return { rate: subject.rentRate, from: rentRates }
  const { rentContract } = subject
  const rate = ofSpecialRate(rentRates.value[rentContract], filing, law)
  return moderateRents && isModerate(subject, moderateRents) && moderateRents.value.rate < rate
    ? { rate: moderateRents.value.rate, from: moderateRents }
    : { rate, from: rentRates }
}

const taxedApart = ({ subjects }: Filing) =>
  subjects.filter((subject) => !subject.includeRents && netRents(subject) > 0)

/** Rents taxed apart in a year whose rates are not held. */
export const rentRatesMissing = (filing: Filing, { rentRates, year }: IrsLaw): string | undefined =>
  !rentRates && taxedApart(filing).length > 0
    ? `Não temos as taxas das rendas de ${year}: mudaram a meio do ano.`
    : undefined

/** Taxes of everybody on the return on rents that are not added to the other income. */
export const rentTaxes = (filing: Filing, law: IrsLaw): readonly Amount[] =>
  taxedApart(filing).flatMap((subject) => {
    const found = rateOf(subject, filing, law)
    if (!found) return []
    const net = netRents(subject)
    const off =
      subject.rentExpenses > 0 ? ` (${formatEuro(subject.rents)} − ${formatEuro(subject.rentExpenses)})` : ''
    return [
      amountOf(`rents_tax_${subject.name}`, 'Imposto das rendas', timesCents(net, found.rate), {
        formula: `${formatEuro(net)}${off} × ${formatRatio(found.rate)}`,
        ...fromLaw(found.from),
      }),
    ]
  })
