import { onQpEvent, type QpEvents } from 'shared-lib/kit/events/qp-events'
import { chosenIn } from '../../pages/consent/chosen-in'
import { loadConsented } from '../load-consented'
import { consentBanner } from './consent-banner'

export const isGranted = (choice: QpEvents['consent']) => Object.values(choice).includes('granted')

/** Cookies that tags set while they were allowed. */
const tagCookies = /(?:^|; )_(?:g|fbp)/

/** Follows the visitor's choices where there is something to measure or to take back; a refusal loads no code. */
export function measureAfterConsent() {
  const since = chosenIn(document.cookie, consentBanner()?.dataset.version) === undefined ? 'page' : 'visit'
  let measured = false
  return onQpEvent(document, 'consent', (choice) => {
    measured ||= isGranted(choice) || tagCookies.test(document.cookie)
    if (measured)
      loadConsented().then(
        ({ followChoice, noteVisits }) => {
          noteVisits(choice)
          followChoice(choice, since)
        },
        () => {},
      )
  })
}
