import type { PartnerOffers } from '../../contract/partner-offers'
import { type Bounds, withBounds } from '../funnel/bounds'
import type { Flow } from '../funnel/flow'

/** Name of the kind in which editors keep a flow's limits. */
export const limitsName = ({ name }: Flow) => `${name}-limits`

/** Limits that editors keep and that hold on this day; of two the later one in the story wins. */
export function boundsOf(flow: Flow, offers: PartnerOffers | undefined, today: string): Bounds | undefined {
  const now = (offers?.[limitsName(flow)] ?? []).filter(
    ({ offer: { evidence } }) => evidence.asOf <= today && today <= (evidence.until ?? today),
  )
  if (now.length === 0) return undefined
  const { id: _, evidence: __, ...bounds } = Object.assign({}, ...now.map(({ offer }) => offer))
  return bounds
}

/** The flow with the limits of a day. */
export const limitedFlow = <Of extends Flow>(
  flow: Of,
  offers: PartnerOffers | undefined,
  today: string,
): Of => withBounds(flow, boundsOf(flow, offers, today))
