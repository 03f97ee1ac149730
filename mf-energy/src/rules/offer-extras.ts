import type { Offer, Refund } from '../data/offers/offer'
import type { Line } from './bill-lines'

const fixedKeys = new Set(['power-network', 'power-supplier', 'gas-network-fixed', 'gas-supplier-fixed'])

/** A forced service excludes refunds: ERSE's calculator counts them so. */
const forcesService = ({ conditions = [] }: Offer) => conditions.some(({ kind }) => kind === 'service')

const refundsOf = (offer: Offer): readonly Refund[] =>
  [forcesService(offer) ? undefined : offer.refund, offer.newCustomerDiscount].filter(
    (refund) => refund !== undefined,
  )

/** A line with the VAT it bears. */
const gross = ({ eur, vatEur = 0 }: Line) => eur + vatEur

function refundEur({ eurPerYear = 0, fixedShare = 0, energyShare = 0, eurPerKwh }: Refund, bill: Totals) {
  // A price per kWh, if given, is ERSE's way of writing the share of the excise: never both.
  const onExcise = eurPerKwh === undefined ? bill.iec * energyShare : eurPerKwh * bill.kwh
  return eurPerYear + bill.fixed * fixedShare + bill.energy * energyShare + onExcise
}

/** EUR a year with VAT; before any social-tariff discount. */
interface Totals {
  readonly fixed: number
  readonly energy: number
  readonly iec: number
  readonly kwh: number
}

/** Lines that an offer adds to its own bill: the service it forces, and what it gives back. VAT included. */
export function extraLines(offer: Offer, lines: readonly Line[], kwh: number): readonly Line[] {
  const refunds = refundsOf(offer)
  const { supply, serviceEurPerYear } = offer
  const service = serviceEurPerYear ? [{ supply, key: 'service' as const, eur: serviceEurPerYear }] : []
  if (refunds.length === 0) return service
  const sum = (holds: (key: Line['key']) => boolean) =>
    lines.filter(({ key }) => holds(key)).reduce((total, line) => total + gross(line), 0)
  const totals: Totals = {
    fixed: sum((key) => fixedKeys.has(key)),
    energy: sum((key) => key.startsWith('energy-') || key === 'gas-energy'),
    iec: sum((key) => key === 'iec'),
    kwh,
  }
  const refund = refunds.reduce((total, one) => total + refundEur(one, totals), 0)
  return refund > 0 ? [...service, { supply, key: 'refund', eur: -refund }] : service
}

/** Whether refunds depend on the use. */
export const refundMoves = (offer: Offer): boolean =>
  refundsOf(offer).some(({ energyShare, eurPerKwh }) => energyShare !== undefined || eurPerKwh !== undefined)
