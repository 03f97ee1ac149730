import { lawOf } from '../../credit/figures'
import { tryValueOn } from '../../dated/dated-parameter'
import { addMonths } from '../../dates/calendar'
import { formatDatePt } from '../../dates/format-date'
import type { IsoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import { cents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { youngConditions } from '../parameters/imt-rates'
import { type Amount, between, sumAmounts } from './amount'
import { type BuyerTaxes, buyerTaxes } from './buyers'
import { amountFigure } from './cost'
import type { Purchase } from './imt'

/** Tax that young buyers do not pay, and until when the home must stay theirs to live in. */
export interface YoungBenefit {
  readonly saved: Amount
  readonly until: IsoDate
  /** Cases that make the tax due after all, and those that do not. Portuguese. */
  readonly terms: string
}

const isYoung = ({ regimes }: BuyerTaxes) => regimes.join() === 'young'

const taxesOf = ({ imt, stampDuty }: BuyerTaxes) => sumAmounts([imt, stampDuty])

/** The ordinary taxes of the same share, less the paid ones. */
function savedBy(buyer: BuyerTaxes, purchase: Purchase): Amount | undefined {
  const ordinary = buyerTaxes({ share: buyer.share }, purchase)
  if (!ordinary) return undefined
  const [all, paid] = [taxesOf(ordinary), taxesOf(buyer)]
  return between(cents(all.low - paid.high), cents(all.high - paid.low), paid.why ?? '')
}

const termsUntil = (until: IsoDate, years: number) =>
  `A casa tem de ser habitação própria e permanente até ${formatDatePt(until)} (${years} anos). Com outro uso antes disso, como o arrendamento, as Finanças pedem este imposto. Não o pedem se a casa for vendida, se o agregado mudar (casamento, união de facto ou o fim deles, ou mais dependentes) ou se o trabalho passar para mais de 100\u00a0km e a casa continuar só para habitação.`

/** Undefined without a buyer taxed as a young one, or where the ordinary tables of the day are not known. */
export function youngBenefit(buyers: readonly BuyerTaxes[], purchase: Purchase): YoungBenefit | undefined {
  const conditions = tryValueOn(youngConditions, purchase.date)
  const saved = buyers.filter(isYoung).flatMap((buyer) => savedBy(buyer, purchase) ?? [])
  if (!conditions || saved.length === 0) return undefined
  const until = addMonths(purchase.date, conditions.inHome * 12)
  return { saved: sumAmounts(saved), until, terms: termsUntil(until, conditions.inHome) }
}

/** The benefit as a figure, with its law. */
export function youngFigures(buyers: readonly BuyerTaxes[], purchase: Purchase): readonly Figure[] {
  const benefit = youngBenefit(buyers, purchase)
  if (!benefit) return []
  const paid = sumAmounts(buyers.filter(isYoung).map(taxesOf))
  const formula = `IMT e imposto do selo da tabela comum − ${formatEuro(paid.low)} que pagam os jovens`
  return [
    amountFigure('young-benefit', 'O que os compradores jovens não pagam', benefit.saved, {
      ...lawOf(youngConditions, purchase.date),
      formula,
    }),
  ]
}
