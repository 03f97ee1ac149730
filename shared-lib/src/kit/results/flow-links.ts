import type { Flow, RawAnswers } from '../funnel/flow'
import { addressOf, stepAddress } from '../funnel/funnel-address'
import { doneTarget, journeyAddresses, returnParameter } from '../funnel/journey-addresses'

/** Opens a question from the results, and comes back to them. */
export const questionAddress = (flow: Flow, slug: string, raw: RawAnswers): string =>
  stepAddress(flow, slug, raw, { [returnParameter]: doneTarget })

/** The page where a visitor asks to be called, with the answers. */
export const detailsAddress = (flow: Flow, raw: RawAnswers): string =>
  addressOf(flow, journeyAddresses(flow).details, raw)
