import { formatDatePt, monthNamePt } from '../dates/format-date'
import { type IsoDate, partsOf } from '../dates/iso-date'
import { ageLimits, type PriceAge } from './price-age'

const monthsPerYear = 12

/** From month to month, to agree with the words next to it: June is five months before any day of November. */
function monthsBetween(from: IsoDate, to: IsoDate): number {
  const [one, two] = [partsOf(from), partsOf(to)]
  return (two.year - one.year) * monthsPerYear + two.month - one.month
}

/** `há 5 meses`, `há 2 anos`: of prices that are current no more, so a month at least. */
function agoWords({ asOf }: PriceAge, today: IsoDate): string {
  const months = Math.max(1, monthsBetween(asOf, today))
  if (months < 2 * monthsPerYear) return months === 1 ? 'há 1 mês' : `há ${months} meses`
  return `há ${Math.floor(months / monthsPerYear)} anos`
}

/** The month of a price: `junho`, with its year where that is not this one. */
export const priceMonth = ({ asOf }: Pick<PriceAge, 'asOf'>, today: IsoDate): string =>
  monthNamePt(asOf) + (partsOf(asOf).year === partsOf(today).year ? '' : ` de ${partsOf(asOf).year}`)

/** Age of a price, to show next to it: `preços de junho, há 5 meses`; of current ones their day. */
export function priceAgeWords(age: PriceAge, today: IsoDate): string {
  if (age.ended) return `preços que valeram até ${formatDatePt(age.ended)}`
  // By its days: a new price may belong to an offer that is no longer sold.
  return age.ageDays <= ageLimits.current
    ? `preços de ${formatDatePt(age.asOf)}`
    : `preços de ${priceMonth(age, today)}, ${agoWords(age, today)}`
}
