import { chosenIn } from '../../consent/chosen-in'

/** The question about cookies; none on embeds and on pages whose address is a secret. */
export const consentBanner = () => document.getElementById('qp-consent')

/** Asks whoever has not chosen. A question that cannot be had is put on the next page: until then nothing is allowed. */
export async function askConsent() {
  const banner = consentBanner()
  const { question, version } = banner?.dataset ?? {}
  if (!banner || !question || chosenIn(document.cookie, version) !== undefined) return
  const answer = await fetch(question, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) return
  banner.innerHTML = await answer.text()
  banner.dataset.open = ''
}
