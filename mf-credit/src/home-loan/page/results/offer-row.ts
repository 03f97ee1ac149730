import type { OfferWords, Row } from 'shared-lib/kit/results/row'
import type { Chip } from 'shared-lib/kit/ui/chips/chips'
import { yearsText } from 'shared-lib/rules/dates/time-words'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { ComparedLoan } from '../../rules/home-loan.notebook'
import type { RankedOffer } from '../../rules/rank-offers'
import { kinds } from './words'

export type OfferRow = Row<RankedOffer>

export const offerWords: OfferWords = {
  bestShort: 'a mais barata',
  want: 'Quero esta oferta',
  ask: 'Pedir o preço de hoje',
  order: 'Por ordem do que pagas. Ninguém paga para aparecer primeiro.',
  orderThen: (month) => `A ordem é a do que se pagava com os preços de ${month}.`,
}

/** TAN of the first instalment. */
export const rateOf = ({ offer }: RankedOffer, { index }: Pick<ComparedLoan, 'index'>): number =>
  offer.rateType === 'variable' ? index + (offer.spread ?? 0) / 100 : (offer.tan ?? 0) / 100

/** Insurance and products that the bank asks for. */
export const perMonth = ({ offer }: RankedOffer) =>
  roundHalfUpToCent(offer.insurancePerMonth + offer.productsPerMonth)

/** Other assumptions of the example: insurance and products that the bank asks for, and the way on after the fixed part. */
export function moreOf(one: RankedOffer): string {
  const { offer, result } = one
  const later =
    result.later &&
    `depois de ${yearsText(offer.fixedYears ?? 0)}, ${formatBriefEuro(result.later.instalment)} por mês`
  const costs =
    perMonth(one) > 0
      ? `com ${formatBriefEuro(perMonth(one))} por mês de seguros e produtos exigidos`
      : 'sem seguros nem produtos exigidos'
  return [later, costs].filter(Boolean).join(', ')
}

const chipsOf = ({ offer }: RankedOffer): readonly Chip[] => [
  { words: `Taxa ${kinds[offer.rateType]}` },
  ...(offer.spread === undefined ? [] : [{ words: `Spread ${formatRatio(offer.spread / 100)}` }]),
  ...(offer.cashback
    ? [{ words: 'O banco devolve', amount: { cents: roundHalfUpToCent(offer.cashback) } }]
    : []),
]

/** Parts of the cost that the place follows: of the first month, or of all the time that the loan is kept. */
function partsOf(one: RankedOffer, { orderBy }: ComparedLoan): OfferRow['parts'] {
  const { result, offer } = one
  const products = 'Seguros e produtos exigidos'
  if (orderBy === 'monthlyRepayment')
    return [
      { key: 'instalment', title: 'Prestação', cents: result.instalment },
      { key: 'products', title: products, cents: perMonth(one) },
    ]
  const [until] = result.until
  return [
    { key: 'interest', title: 'Juros', cents: until?.interest ?? 0 },
    { key: 'upfront', title: 'Custos no início', cents: result.upfront },
    { key: 'products', title: products, cents: until?.products ?? 0 },
    { key: 'cashback', title: 'Valor devolvido', cents: -roundHalfUpToCent(offer.cashback ?? 0) },
  ]
}

export function offerRow(one: RankedOffer, loan: ComparedLoan): OfferRow {
  const { offer, place, age, result } = one
  const byMonth = loan.orderBy === 'monthlyRepayment'
  return {
    id: offer.id,
    place,
    provider: offer.bank,
    title: offer.name,
    evidence: age,
    own: one,
    main: { cents: one.cents, ...(byMonth && { period: 'mês' as const }) },
    ...(!byMonth && { second: { cents: result.instalment + perMonth(one), period: 'mês' as const } }),
    chips: chipsOf(one),
    parts: partsOf(one, loan),
    doubts: offer.evidence.doubt ? [offer.evidence.doubt] : [],
    reason: [
      byMonth
        ? 'Por ordem do que pagas no 1.º mês, com seguros e produtos.'
        : `Por ordem do custo ${loan.kept < loan.months ? `em ${yearsText(loan.kept / 12)}` : 'até ao fim'}: juros, custos no início, seguros e produtos.`,
    ],
  }
}
