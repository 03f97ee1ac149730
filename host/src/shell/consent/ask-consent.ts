import { choiceOf } from '../../consent/consent-choice'

/** The question about cookies; none on embeds and on pages whose address is a secret. */
export const consentBanner = () => document.getElementById('qp-consent')

/** The visitor's choice about the words on this page. */
export const choiceMade = () => choiceOf(document.cookie, consentBanner()?.dataset.version)

/** Asks whoever has not chosen. Everybody gets the question out of sight, so for the others nothing flickers. */
export function askConsent() {
  const banner = consentBanner()
  if (banner && !choiceMade()) banner.dataset.open = ''
}
