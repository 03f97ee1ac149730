import { TriangleAlert } from 'shared-lib/kit/icons'
import type { MarketOf, OfferWords, Row } from 'shared-lib/kit/results/row'
import type { Chip } from 'shared-lib/kit/ui/chips/chips'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { CardList, ListedCard } from './card-list'
import { categoryNames, networkNames } from './card-query'

export type CardRow = Row<ListedCard>

export const cardWords: OfferWords = {
  bestShort: 'o mais barato',
  want: 'Quero este cartão',
  ask: 'Pedir as condições de hoje',
  order: 'Por ordem do que pagas num ano, como usas o cartão. Ninguém paga para aparecer primeiro.',
  orderThen: (month) =>
    `Por ordem do que pagas num ano, com os preços de ${month}. Ninguém paga para aparecer primeiro.`,
}

const euro = (amount: number) => formatBriefEuro(cents(amount))

function chipsOf({ offer, year, age, month }: ListedCard): readonly Chip[] {
  const { network, category, interestFreeDays, creditLimitEur, benefit } = offer
  return [
    year.annualFee === 0
      ? { words: 'Sem anuidade', tone: 'good' }
      : { words: 'Anuidade com imposto', amount: { cents: year.annualFee, period: 'ano' } },
    ...(network ? [{ words: networkNames[network] }] : []),
    ...(category ? [{ words: categoryNames[category] }] : []),
    ...(interestFreeDays ? [{ words: `${interestFreeDays} dias sem juros, no máximo` }] : []),
    ...(creditLimitEur
      ? [{ words: `Limite até ${formatBriefEuro(roundHalfUpToCent(creditLimitEur))}` }]
      : []),
    ...(benefit ? [{ words: benefit }] : []),
    ...(age.standing === 'current'
      ? []
      : [
          {
            words: `Condições de ${month}`,
            tone: age.standing === 'historic' ? ('warn' as const) : undefined,
          },
        ]),
  ]
}

function doubtsOf({ offer, isTanEstimated }: ListedCard): readonly string[] {
  return [
    ...(offer.feeCondition ? [offer.feeCondition] : []),
    ...(isTanEstimated ? ['A TAN não foi publicada: é a que corresponde à TAEG na convenção da lei.'] : []),
    ...(offer.evidence.doubt ? [offer.evidence.doubt] : []),
  ]
}

/** Reason for its place, with the number; of historic prices, in the past tense. */
function reasonOf({ place, overFirstCents, underNextCents, month }: ListedCard): string {
  const datedText = (now: string, then: string) => (place === undefined ? `Em ${month} ${then}` : now)
  if (overFirstCents > 0) {
    const more = `mais ${euro(overFirstCents)} por ano do que o mais barato.`
    return datedText(`Custa ${more}`, `custava ${more}`)
  }
  if (!underNextCents)
    return datedText(
      'Não há outro mais barato para o teu uso.',
      'não havia outro mais barato para o teu uso.',
    )
  const less = `o mais barato: menos ${euro(underNextCents)} por ano do que o seguinte.`
  return datedText(`É ${less}`, `era ${less}`)
}

const partsOf = ({ year }: ListedCard) => [
  { key: 'interest', title: 'Juros e imposto', cents: year.interest + year.dutyOnInterest + year.dutyOnUse },
  { key: 'fee', title: 'Anuidade com imposto', cents: year.annualFee },
  { key: 'cash', title: 'Levantamentos', cents: year.cashFees },
  { key: 'foreign', title: 'Moeda estrangeira', cents: year.foreignFees },
  { key: 'cashback', title: 'Reembolso', cents: -year.cashback },
]

/** A card as the list draws it. */
export function cardRow(card: ListedCard): CardRow {
  return {
    id: card.offer.id,
    place: card.place,
    provider: card.offer.provider,
    title: card.offer.name,
    main: { cents: card.year.cost, period: 'ano' },
    chips: chipsOf(card).map((chip) =>
      chip.tone === 'warn' ? { ...chip, icon: <TriangleAlert size={14} aria-hidden="true" /> } : chip,
    ),
    // Its TAEG is below, with the example that the law wants next to it.
    cells: [
      card.year.annualFee === 0 ? 'Sem anuidade' : euro(card.year.annualFee),
      card.offer.network ? networkNames[card.offer.network] : '–',
    ],
    doubts: doubtsOf(card),
    evidence: card.age,
    parts: partsOf(card),
    reason: [reasonOf(card)],
    own: card,
  }
}

export const cardMarket = ({ placed, first }: CardList): MarketOf => ({ placed, first })
