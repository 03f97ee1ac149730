import { chosenIn } from '../../consent/chosen-in'

/** The question about cookies; none on embeds and on pages whose address is a secret. */
export const consentBanner = () => document.getElementById('qp-consent')

/** Asks whoever has not chosen. Everybody gets the question out of sight: the page comes first, and for the others nothing flickers. */
export function askConsent() {
  const banner = consentBanner()
  if (banner && chosenIn(document.cookie, banner.dataset.version) === undefined) banner.dataset.open = ''
}
