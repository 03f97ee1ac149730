import type { Confidence } from 'shared-lib/rules/dated/confidence'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { supplierNames } from 'shared-lib/rules/providers/energy-suppliers'
import { slugOf } from 'shared-lib/rules/text/fold'
import type { ElectricityOffer, GasOffer, Offer, Supply } from '../src/data/offers/offer'
import { type Conditions, isNothing } from './conditions'
import type { OfferPrices } from './price-rows'

/** Regulated suppliers by the codes of the files, and the code that we use. */
const regulated: Readonly<Record<string, string>> = { EDPSU: 'EDPSU', TUR: 'EDPSU', CUR: 'CUR' }
const regulatedCodes = new Set(['TUR', 'CUR'])

const providerOf = (com: string): string => regulated[com] ?? com
export const providerName = (provider: string): string => supplierNames[provider] ?? provider

/** Stable from one edition to the next: ERSE's supplier and proposal codes, which are unique together. */
function offerSlug(com: string, code: string): string {
  const [supplier = '', proposal = ''] = [com, code].map((text) => slugOf(text.normalize('NFKD')))
  return proposal === supplier || proposal.startsWith(`${supplier}-`) ? proposal : `${supplier}-${proposal}`
}

/** The catalogue's offers for one row of conditions: one, or two that hold only together. */
export function buildOffers(conditions: Conditions, prices: OfferPrices, edition: IsoDate): readonly Offer[] {
  const slug = offerSlug(providerOf(conditions.com), conditions.code)
  const bundle = conditions.supplies.length > 1 ? { bundle: slug } : {}
  const built = conditions.supplies.map((supply) =>
    supply === 'electricity'
      ? { ...electricityOf(conditions, prices, slug, edition), ...bundle }
      : { ...gasOf(conditions, prices, slug, edition), ...bundle },
  )
  const sold = (offer: Offer) =>
    offer.supply === 'electricity' ? offer.prices.length > 0 : Object.keys(offer.bands).length > 0
  return built.every(sold) ? built : []
}

function electricityOf(
  conditions: Conditions,
  prices: OfferPrices,
  slug: string,
  edition: IsoDate,
): ElectricityOffer {
  const { serviceEurPerYear, renewable } = conditions
  return {
    id: `el-${slug}`,
    supply: 'electricity',
    ...commonOf(conditions, prices, 'electricity', edition),
    ...(serviceEurPerYear && { serviceEurPerYear }),
    ...(renewable && { renewable }),
    prices: prices.electricity,
  }
}

function gasOf(conditions: Conditions, prices: OfferPrices, slug: string, edition: IsoDate): GasOffer {
  const { serviceEurPerYear, supplies } = conditions
  return {
    id: `gas-${slug}`,
    supply: 'gas',
    ...commonOf(conditions, prices, 'gas', edition),
    ...(serviceEurPerYear && supplies.length === 1 && { serviceEurPerYear }),
    bands: prices.gas,
  }
}

/** Key of the one source of an edition. */
export const erseSource = 'erse'

/** The list is the regulator's; a price that follows the market is computed by it, from what the market expects. */
const confidenceOf = (isDoubtful: boolean, isIndexed: boolean): Confidence =>
  isDoubtful ? 'D' : isIndexed ? 'C' : 'A'

function commonOf(
  { com, code, name, url, loyalty, socialTariff, ...of }: Conditions,
  { doubts }: OfferPrices,
  supply: Supply,
  edition: IsoDate,
) {
  const window = of.windows[supply]
  const conditions = [...of.shared, ...(window ? [window] : [])]
  const isRegulated = com in regulated && regulatedCodes.has(code)
  const [refund, newCustomerDiscount] = [of.refund[supply], of.newCustomerDiscount[supply]]
  return {
    provider: providerOf(com),
    name: name || code,
    ...(url && { url }),
    ...(isRegulated && { regulated: true as const }),
    ...(loyalty !== undefined && { loyalty }),
    ...(socialTariff !== undefined && { socialTariff }),
    ...(of.indexed[supply] && { indexed: true as const }),
    ...(conditions.length > 0 && { conditions }),
    ...(!isNothing(refund) && { refund }),
    ...(!isNothing(newCustomerDiscount) && { newCustomerDiscount }),
    evidence: {
      asOf: edition,
      ...(of.to && of.to < validTo(supply, edition) && { until: of.to }),
      sources: [erseSource],
      confidence: confidenceOf(doubts.size > 0, of.indexed[supply]),
      ...(doubts.size > 0 && { doubt: [...doubts].join(' ') }),
    },
  }
}

/** Last day for which an edition's prices can be taken as known: regulated tariffs and network access then change. */
export function validTo(supply: Supply, edition: IsoDate): IsoDate {
  const year = Number(edition.slice(0, 4))
  if (supply === 'electricity') return `${year}-12-31` as IsoDate
  return `${edition > `${year}-09-30` ? year + 1 : year}-09-30` as IsoDate
}
