import { parseHtml } from 'shared-lib/trusted/trusted-types'
import { chosenIn } from '../../consent/chosen-in'
import { current } from '../current'

/** The question about cookies; none on embeds and on pages whose address is a secret. */
export const consentBanner = () => document.getElementById('qp-consent')

/** Keeps the open question off what a page has at the foot of its window, and away where the page itself asks. */
function followPage(banner: HTMLElement) {
  const { dataset } = banner
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const place = () => {
    banner.hidden = find('[data-consent-page]') !== null
    banner.toggleAttribute('data-aside', /funnel|energy/.test(current.page.layout))
    dataset.over = find('[data-foot]')?.dataset.foot ?? 'none'
    document.documentElement.toggleAttribute('data-asked', 'open' in dataset)
    if (!('open' in dataset)) observer.disconnect()
  }
  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-open'] })
  place()
}

/** Asks whoever has not chosen. A question that cannot be had is put on the next page: until then nothing is allowed. */
export async function askConsent() {
  const banner = consentBanner()
  const { question, version } = banner?.dataset ?? {}
  if (!banner || !question || chosenIn(document.cookie, version) !== undefined) return
  const answer = await fetch(question, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) return
  banner.replaceChildren(parseHtml(await answer.text()))
  banner.dataset.open = ''
  followPage(banner)
}
