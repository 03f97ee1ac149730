import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import type { WagesAnswer } from '../../../calculators/wages.calculator'
import { known, shortNames } from './offers'

/** Which offer leaves more of a year, and how much more. */
export function wagesHeadline({
  better,
  difference,
  first,
  second,
  pastTables,
  unknown,
}: WagesAnswer): Headline {
  const label = 'Qual das propostas vale mais'
  if (better === undefined || difference.valueYear === undefined)
    return { label, value: { text: 'Sem resposta' }, sentence: unknown.join(' ') }
  const month = `Num mês comum recebes ${known(first.month.net)} na primeira e ${known(second.month.net)} na segunda.${pastTables ? ` ${pastTables}` : ''}`
  if (better === 'equal')
    return {
      label,
      value: { text: 'Valem o mesmo' },
      sentence: `Num ano ficas com ${known(first.valueYear)} em qualquer das duas. ${month}`,
    }
  const other = better === 'first' ? 'second' : 'first'
  const worth = { first: known(first.valueYear), second: known(second.valueYear) }
  return {
    label: `A ${shortNames[better]} proposta vale mais`,
    value: { cents: Math.abs(difference.valueYear), period: 'ano' },
    sentence: `Num ano ficas com ${worth[better]} na ${shortNames[better]} e ${worth[other]} na ${shortNames[other]}, já com os benefícios. ${month}`,
  }
}
