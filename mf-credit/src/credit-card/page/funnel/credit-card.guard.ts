import type { GuardAnswer, RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { addressQuery, readAddress } from 'shared-lib/kit/form/form-address'
import { funnelGuard } from 'shared-lib/kit/funnel/funnel-guard'
import { journeyAddresses } from 'shared-lib/kit/funnel/journey-addresses'
import { cardForm } from '../../rules/card.form'
import { creditCardFunnel } from './credit-card.funnel'

/**
 * The questions are on the results page: every other address of the funnel redirects there with the answers, and so
 * does the contact form while one is missing.
 */
export function creditCardGuard(call: RouteCall): GuardAnswer {
  const { path, done } = { path: call.path, done: creditCardFunnel.done }
  if (path === done) return undefined
  if (path === journeyAddresses(creditCardFunnel).details && !funnelGuard(creditCardFunnel, call))
    return undefined
  const query = addressQuery(cardForm, readAddress(cardForm, call.query))
  return { redirect: query ? `${done}?${query}` : done }
}
