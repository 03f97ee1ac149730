import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { OfferCondition, Supply, TimeOption } from '../data/offers/offer'
import { offerTitle } from './offer-title'
import type { RankedOffers, ResultRow } from './vocabulary'

const euro = (amount: number) => formatBriefEuro(cents(amount))

export const supplyNames: Readonly<Record<Supply, string>> = {
  electricity: 'Eletricidade',
  gas: 'Gás natural',
}
export const timeNames: Readonly<Record<TimeOption, string>> = {
  simple: 'tarifa simples',
  bi: 'bi-horário',
  tri: 'tri-horário',
}

function windowWords({ minKwh, maxKwh }: Extract<OfferCondition, { kind: 'use-window' }>): string {
  if (minKwh === undefined) return `Só até ${formatDecimal(maxKwh ?? 0, 0)} kWh por ano`
  if (maxKwh === undefined) return `Só a partir de ${formatDecimal(minKwh, 0)} kWh por ano`
  return `Só entre ${formatDecimal(minKwh, 0)} e ${formatDecimal(maxKwh, 0)} kWh por ano`
}

export function conditionWords(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'direct-debit':
      return 'Pagamento por débito direto'
    case 'e-bill':
      return 'Fatura eletrónica'
    case 'direct-debit-or-e-bill':
      return 'Débito direto ou fatura eletrónica'
    case 'pair':
      return 'Só com eletricidade e gás da mesma comercializadora'
    case 'pair-or-direct-debit':
      return 'Débito direto, ou eletricidade e gás juntos'
    case 'service':
    case 'group':
      return condition.text
    case 'first-months':
      return promotionWords(condition.months)
    case 'after-promotion':
      return 'Preço depois da promoção'
    case 'loyalty':
      return 'Com fidelização'
    case 'new-customers':
      return 'Só para novos clientes'
    case 'use-window':
      return windowWords(condition)
    case 'invoice-credit':
      return `Devolve ${euro(condition.centsPerMonth)} por mês durante ${condition.months} meses, já contados`
  }
}

/** A price that lasts a whole year ends after it; a shorter one is counted together with what follows. */
const promotionWords = (months: number) =>
  months < 12
    ? `Promoção de ${months} meses; a conta do ano já inclui o preço dos outros ${12 - months}`
    : `Preço só nos primeiros ${months} meses`

/** A condition in as few words as a chip holds. */
function shortWords(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'direct-debit':
      return 'Débito direto'
    case 'pair':
      return 'Eletricidade e gás juntos'
    case 'first-months':
      return condition.months < 12
        ? `Promoção de ${condition.months} meses`
        : `Preço só de ${condition.months} meses`
    case 'invoice-credit':
      return `Devolve ${euro(condition.centsPerMonth)} por mês, ${condition.months} meses`
    default:
      return conditionWords(condition)
  }
}

/** The conditions of the price, each once; the bill shows which supply has them. */
export const conditionChips = ({ supplies }: ResultRow): readonly string[] => [
  ...new Set(supplies.flatMap(({ conditions }) => conditions.map(shortWords))),
]

export const rowName = (row: ResultRow) =>
  row.supplies.map(({ offerName }) => offerTitle(offerName)).join(' + ')
export const rowProviders = (row: ResultRow) =>
  [...new Set(row.supplies.map(({ providerName }) => providerName))].join(' e ')
/** The row in one line, wherever a chosen one is named: `EDP Comercial: Eletricidade Verde`. */
export const rowTitle = (row: ResultRow) => `${rowProviders(row)}: ${rowName(row)}`

/** The ranking that a sentence about a row compares with. */
export interface MarketPlaces {
  readonly month: string
  readonly market: RankedOffers['market']
}

const nameOf = (row: ResultRow) => `${rowProviders(row)}, ${rowName(row)}`

/** Reason for a row's place, in one sentence with its number. */
export function placeWords(row: ResultRow, { month, market }: MarketPlaces): string {
  const { place, standing, reason } = row
  const { underNextCents, overFirstCents } = reason
  const then = standing === 'current' ? '' : `Nos preços de ${month}, `
  const sentenceOf = (text: string) => (then ? then + text : text[0]?.toUpperCase() + text.slice(1))
  if (place === undefined)
    return overFirstCents > 0
      ? `Em ${month} custava mais ${euro(overFirstCents)} por ano do que a mais barata.`
      : `Em ${month} era a mais barata.`
  if (place > 1)
    return `${sentenceOf(`custa mais ${euro(overFirstCents)} por ano do que a mais barata`)}${market.first ? `, ${nameOf(market.first)}` : ''}.`
  const lead = underNextCents ? `: custa menos ${euro(underNextCents)} por ano do que a 2.ª` : ''
  return `${sentenceOf(`é a mais barata${lead}`)}.`
}

/** At which yearly use the next offer of the market would cost less. */
export function breakEvenWords({ nextWinsAt, place }: ResultRow): string | undefined {
  if (!nextWinsAt || place === undefined) return undefined
  const { side, kwh, supply } = nextWinsAt
  const use = `${formatDecimal(kwh, 0)} kWh de ${supplyNames[supply].toLowerCase()} por ano`
  return side === 'above'
    ? `Se gastares ${use} ou mais, a seguinte fica mais barata.`
    : `Se gastares ${use} ou menos, a seguinte fica mais barata.`
}
