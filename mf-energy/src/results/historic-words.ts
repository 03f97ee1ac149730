import { formatDatePt } from 'shared-lib/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { priceMonth } from 'shared-lib/offers/price-age-words'
import type { RegulatedBill } from '../domain/regulated-bill'
import type { RankedOffers, ResultRow } from '../domain/vocabulary'

const euro = (amount: number) => formatEuro(cents(amount))

/** Words for the case that every price is historic: of today, and of the day of the prices. */
export interface Historic {
  /** Cost of the cheapest of its day. */
  readonly words: string
  /** Today’s regulated electricity: law of the day, not an offer. */
  readonly regulated?: RegulatedBill & {
    readonly title: string
    /** Against the visitor’s own bill. */
    readonly against?: { readonly saves: boolean; readonly text: string }
  }
}

type Ranked = Pick<RankedOffers, 'ranked' | 'market' | 'current'>

export function historicOf(
  row: ResultRow | undefined,
  ranking: Ranked,
  regulated: RegulatedBill | undefined,
  on: IsoDate,
): Historic | undefined {
  if (!row) return undefined
  const against = regulated && againstBill(ranking, regulated)
  const what =
    ranking.ranked === 'dual' ? 'Só a eletricidade, na tarifa regulada' : 'Tarifa regulada da eletricidade'
  return {
    words: wordsOf(row, ranking, regulated, on),
    ...(regulated && {
      regulated: {
        ...regulated,
        title: `${what}, em vigor até ${formatDatePt(toIsoDate(regulated.until))}:`,
        ...(against && { against }),
      },
    }),
  }
}

/** As past, and against today's regulated tariff. */
function wordsOf(
  row: ResultRow,
  { ranked, market }: Ranked,
  regulated: RegulatedBill | undefined,
  on: IsoDate,
) {
  const which = row.id === market.first?.id ? 'a mais barata' : 'a mais barata com estes filtros'
  const less = regulated && ranked === 'electricity' ? regulated.yearlyCents - row.yearlyCents : 0
  const than = less > 0 ? `, menos ${euro(less)} por ano do que a tarifa regulada de hoje` : ''
  return `Em ${priceMonth(row, on)}, ${which} para a tua casa custava ${euro(row.monthlyCents)} por mês${than}:`
}

/** Change that today's regulated tariff brings to the visitor's own bill; undefined where that is not known. */
function againstBill({ current, ranked }: Ranked, regulated: RegulatedBill) {
  if (ranked !== 'electricity' || current?.origin !== 'bill') return undefined
  const saving = current.yearlyCents - regulated.yearlyCents
  return saving > 0
    ? { saves: true, text: `Na tarifa regulada, pagas menos ${euro(saving)} por ano do que hoje` }
    : { saves: false, text: `O que pagas hoje fica ${euro(-saving)} por ano abaixo da tarifa regulada` }
}
