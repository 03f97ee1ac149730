import type { ElectricityOffer, OfferCondition } from '../../src/data/offers/offer'
import { idOf, offerName } from './list-names'
import type { ListRow } from './list-rows'

/** Which months of a contract the price is of: the list has a promotion and what follows as offers of their own. */
export function phaseOf(row: ListRow, name: string): readonly OfferCondition[] {
  if (/\(Depois/.test(name) || row.is('apenas_fase')) return [{ kind: 'after-promotion' }]
  const months = row.amount('meses_promo')
  // A credit that ends has months as well, but its price does not change.
  return months && isPromotion(row, name) ? [{ kind: 'first-months', months }] : []
}

const isPromotion = (row: ListRow, name: string): boolean =>
  row.text('nome_pos_promo') !== '' || /\d ?m(eses)?\b.*(depois|>)/.test(name)

/** Euros off the first invoices, with VAT as the list counts them; not those of a campaign that has a last day. */
export function creditOf(row: ListRow): readonly OfferCondition[] {
  if (/campanha de \S+ a \d/i.test(row.text('notas'))) return []
  const [eur, months] = [row.amount('desconto_fatura_mes'), row.amount('desconto_meses_limite')]
  return eur && months ? [{ kind: 'invoice-credit', centsPerMonth: Math.round(eur * 100), months }] : []
}

const find = <Kind extends OfferCondition['kind']>({ conditions = [] }: ElectricityOffer, kind: Kind) =>
  conditions.find((one): one is Extract<OfferCondition, { kind: Kind }> => one.kind === kind)

/** Joins a promotion with what follows it: by name where the list gives it, else by what the two names share. */
export function joinPhases(
  offers: readonly ElectricityOffer[],
  rows: readonly ListRow[],
): readonly ElectricityOffer[] {
  const id = (row: ListRow, column: string) => idOf(row.text('comercializador'), offerName(row.text(column)))
  const named = new Map(
    rows
      .filter((row) => row.text('nome_pos_promo') !== '')
      .map((row) => [id(row, 'nome'), id(row, 'nome_pos_promo')]),
  )
  const later = offers.filter((offer) => find(offer, 'after-promotion'))
  return offers.map((offer) => {
    if (find(offer, 'after-promotion')) return without(offer, 'invoice-credit')
    if (!find(offer, 'first-months')) return offer
    const next = named.get(offer.id)
    const following = later.find((other) =>
      next ? other.id === next : other.provider === offer.provider && follows(offer.name, other.name),
    )
    return following ? joined(offer, following) : offer
  })
}

/** Counts a credit that goes on after the promotion with the promotion: later customers have no claim to it. */
function joined(offer: ElectricityOffer, following: ElectricityOffer): ElectricityOffer {
  const rest = find(following, 'invoice-credit')
  const conditions = offer.conditions?.map((condition) =>
    condition.kind === 'invoice-credit' && condition.centsPerMonth === rest?.centsPerMonth
      ? { ...condition, months: condition.months + rest.months }
      : condition,
  )
  // biome-ignore lint/suspicious/noThenProperty: the catalogue's word; no offer is ever awaited
  return { ...offer, then: following.id, ...(conditions && { conditions }) }
}

const without = (offer: ElectricityOffer, kind: OfferCondition['kind']): ElectricityOffer =>
  offer.conditions ? { ...offer, conditions: offer.conditions.filter((one) => one.kind !== kind) } : offer

/** `X · (-22% 3m > -12%) | DD` and `X · (Depois 3 m -12%) | DD`: one product, and the share that both end with. */
function follows(promotion: string, other: string): boolean {
  const product = (name: string) => name.replace(/\(.*\)/, '').replace(/\s+/g, ' ')
  const share = (name: string) => /(-?\d+)%\)/.exec(name)?.[1]
  return product(promotion) === product(other) && share(promotion) === share(other)
}
