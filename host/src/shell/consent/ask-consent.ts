import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'
import { current } from '../current'
import { timedFetch } from '../timed-fetch'

/** Keeps the open question off a page's bar at the foot of its window, and away where the page itself asks. */
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

/** Asks a visitor who has not chosen. After a failed load the next page asks: until then nothing is allowed. */
export async function askConsent(banner: HTMLElement, question: string) {
  const answer = await timedFetch(question)
  if (!answer.ok) return
  banner.replaceChildren(parseHtml(await answer.text()))
  banner.dataset.open = document.documentElement.dataset.asked = ''
  followPage(banner)
}
