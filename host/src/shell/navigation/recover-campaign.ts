import { campaignOf, withCampaign } from 'shared-lib/rules/campaign/campaign'
import { current, urlOf } from '../current'

/**
 * A page opened in another tab, or by a plain form before any script ran, comes without the marks of the page it was
 * opened from: the browser's referrer still names that page. Nothing is stored on the device for it.
 */
export function recoverCampaign() {
  const { referrer } = document
  if (campaignOf(location.search) || !URL.canParse(referrer)) return
  const { origin, search } = new URL(referrer)
  if (origin !== location.origin || !campaignOf(search)) return
  history.replaceState(history.state, '', withCampaign(location.href, search))
  current.url = urlOf(location)
}
