import type { municipalDecisions } from '../../parameters/municipalities/municipal-rates'
import { municipalities } from '../../parameters/municipalities/municipality'

/** How many municipalities are held in each year. */
export const municipalCoverage = ({ values }: (typeof municipalDecisions)['imi']) => {
  const years = values.map(({ from, value }) => `${Object.keys(value).length} em ${from.slice(0, 4)}`)
  return `${years.join(', ')}, de ${municipalities.length} concelhos`
}
