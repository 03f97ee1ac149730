import { datedValueOn, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { type AnnouncedRise, announcedRises } from '../../data/parameters/operator-rises'
import { inflationClause } from '../../data/parameters/price-rise'
import type { TodaysOperator } from './todays-operator'

function announcedWords(name: string, rise: AnnouncedRise, year: string, most: string): string {
  const { reach, from, sparedSince } = rise
  const when = from ? `a partir de ${formatDatePt(from)}` : `em ${year}`
  const what = reach === 'all' ? 'uma subida' : 'uma subida de alguns serviços'
  const spared = sparedSince
    ? ` Ficaram de fora os contratos feitos ou renovados desde ${formatDatePt(sparedSince)}.`
    : ''
  return `A ${name} anunciou ${what} com a inflação ${when}: ${most}, no máximo.${spared}`
}

/** This year's rises, of the visitor's own operator where known; undefined in a year whose inflation is not known. */
export function riseWords({ code, name }: TodaysOperator, today: IsoDate): string | undefined {
  const inflation = datedValueOn(inflationClause, today)
  if (!inflation) return undefined
  const year = inflation.from.slice(0, 4)
  const most = percentText(inflation.value, 1)
  const rise = tryValueOn(announcedRises, today)?.[code]
  const words =
    name && rise
      ? announcedWords(name, rise, year, most)
      : `Em ${year}, as subidas com a inflação foram de ${most}, no máximo.`
  const unknown =
    name && !rise ? ` Da ${name} não sabemos: vê no contrato se o preço sobe com a inflação.` : ''
  return `${words}${unknown} A subida de ${Number(year) + 1} ainda não se conhece.`
}
