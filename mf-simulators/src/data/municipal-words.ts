import { plain } from 'shared-lib/rules/dated/figure-words'
import type { Decisions } from './parameters/municipalities/municipal-rates'
import { municipalities } from './parameters/municipalities/municipality'

/** How many municipalities are held, and between which values: a table of 308 lines is no list. */
export const municipalitiesIn = (unit: '%' | 'dependentes') => (decisions: Decisions) => {
  const values = Object.values(decisions).map(([value]) => Number(value))
  const between = [Math.min(...values), Math.max(...values)].map(plain).join(' a ')
  return {
    'Municípios com valor': `${values.length} de ${municipalities.length}`,
    Valores: `${between}\u00a0${unit}`,
  }
}
