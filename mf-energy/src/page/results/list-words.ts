import type { BarWords } from 'shared-lib/kit/results/ui/offer-bar'
import type { ResultsData } from './results.load'
import { againstWords } from './saving-words'

/** What the difference in each row is counted from. */
export const listNote = ({ current, currentName, typical }: ResultsData): string => {
  if (current) return ` A diferença é para ${againstWords(current, currentName)}.`
  return typical ? ' A diferença é para a tarifa regulada.' : ''
}

/** Limits of the list, for its footnote. */
export const limitWords = ({ ranked, loyaltyNotice }: ResultsData): string =>
  (ranked === 'dual' ? 'Mostramos a combinação mais barata de cada comercializadora. ' : '') +
  (loyaltyNotice ?? '')

/** Words of the bars. A supplier's old price is no current cost: the line is drawn where the visitor's own is known. */
export function barWords({ current, currentName, first, ranked, alike }: ResultsData): BarWords {
  const known = current && (current.origin === 'bill' || first?.standing === 'current') ? current : undefined
  return {
    period: 'ano',
    alike,
    equal: alike ? 'Redes e impostos, iguais em todas' : 'Redes e impostos',
    own: ranked === 'dual' ? 'Para as comercializadoras' : 'Para a comercializadora',
    today: known && { words: `Hoje: ${againstWords(known, currentName)}`, cents: known.yearlyCents },
  }
}

/** Offers that are sold with both supplies alone, where one is compared. */
export const pairOnlyWords = (count: number): string =>
  count === 0
    ? ''
    : ` ${count === 1 ? 'Mais 1 só se vende' : `Mais ${count} só se vendem`} com eletricidade e gás juntos.`
