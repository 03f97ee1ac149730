import { parseHtml } from 'shared-lib/trusted/trusted-types'
import { chosenIn } from '../../consent/chosen-in'
import { current } from '../current'

/** The question about cookies; none on embeds and on pages whose address is a secret. */
export const consentBanner = () => document.getElementById('qp-consent')

/** Keeps the open question off what a page has at the foot of its window, and away where the page itself asks. */
function followPage(banner: HTMLElement) {
  const { dataset } = banner
  const place = () => {
    const own = document.querySelector<HTMLElement>('[data-foot],[data-consent-page]')?.dataset
    banner.hidden = own?.consentPage === ''
    dataset.layout = current.page.layout
    dataset.over = own?.foot ?? 'none'
  }
  new MutationObserver(place).observe(document.body, { childList: true, subtree: true })
  place()
}

/** Asks whoever has not chosen. A question that cannot be had is put on the next page: until then nothing is allowed. */
export async function askConsent(banner: HTMLElement) {
  const { question, version } = banner.dataset
  if (!question || chosenIn(document.cookie, version) !== undefined) return
  const answer = await fetch(question, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) return
  banner.replaceChildren(parseHtml(await answer.text()))
  banner.dataset.open = document.documentElement.dataset.asked = ''
  followPage(banner)
}
