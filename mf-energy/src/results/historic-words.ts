import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import type { ResultRow } from '../domain/results'
import type { ResultsData } from './results.load'

const euro = (amount: number) => formatEuro(cents(amount))

/** What the prices of then show, as past: against the regulated tariff, which is the same now as then. */
export function historicWords(
  row: ResultRow,
  data: Pick<ResultsData, 'month' | 'regulated' | 'ranked' | 'market'>,
) {
  const { month, regulated, ranked, market } = data
  const which = row.id === market.first?.id ? 'a mais barata' : 'a mais barata com estes filtros'
  const less = regulated && ranked === 'electricity' ? regulated.yearlyCents - row.yearlyCents : 0
  const against = less > 0 ? `, menos ${euro(less)} por ano do que a tarifa regulada` : ''
  return `Em ${month}, ${which} para a tua casa custava ${euro(row.monthlyCents)} por mês${against}:`
}

/** What today's regulated tariff changes against the visitor's own bill; undefined where that is not known. */
export function regulatedWords({
  current,
  regulated,
  ranked,
}: Pick<ResultsData, 'current' | 'regulated' | 'ranked'>) {
  if (!regulated || ranked !== 'electricity' || current?.origin !== 'bill') return undefined
  const saving = current.yearlyCents - regulated.yearlyCents
  if (saving > 0)
    return { saves: true, text: `Na tarifa regulada, pagas menos ${euro(saving)} por ano do que hoje` }
  return { saves: false, text: `O que pagas hoje fica ${euro(-saving)} por ano abaixo da tarifa regulada` }
}
