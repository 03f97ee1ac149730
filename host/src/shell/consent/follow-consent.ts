import { dispatchQpEvent } from 'shared-lib/kit/events/qp-events'
import { choiceOf } from '../../pages/consent/consent-choice'
import { loadConsented } from '../load-consented'
import { consentBanner } from './consent-banner'

/** The button's name is lost when a script sends a form. */
function sendPlainly(form: HTMLFormElement, { name, value }: HTMLButtonElement) {
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  form.submit()
}

/** Asks a visitor without a choice, handles the banner's form, and dispatches `qp:consent` for a choice already made. */
export function followConsent() {
  const banner = consentBanner()
  if (!banner) return
  const { question, version } = banner.dataset
  const known = choiceOf(document.cookie, version)
  if (known) dispatchQpEvent(document, 'consent', known)
  else if (question)
    loadConsented()
      .then(({ askConsent }) => askConsent(banner, question))
      .catch(() => {})
  banner.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    loadConsented()
      .then(({ save }) => save(banner, form, submitter))
      .catch(() => sendPlainly(form, submitter))
  })
}
