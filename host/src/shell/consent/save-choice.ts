import { dispatchQpEvent, type QpEvents } from 'shared-lib/events/qp-events'
import { choiceOf } from '../../consent/consent-choice'
import { announce, focusMain } from '../navigation/arrive'
import { consentBanner } from './ask-consent'

const tell = (choice: QpEvents['consent']) => dispatchQpEvent(document, 'consent', choice)

/** The button's name is lost when a script sends a form. */
function sendPlainly(form: HTMLFormElement, { name, value }: HTMLButtonElement) {
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  form.submit()
}

function close(banner: HTMLElement) {
  const hadFocus = banner.contains(document.activeElement)
  delete banner.dataset.open
  if (hadFocus) focusMain()
  announce(banner.dataset.saved ?? '')
}

/** The server could not keep the choice: says so above the buttons, where it can be pressed again. */
function tellProblem(form: HTMLFormElement, { title = '', nextStep = '' }) {
  const line =
    form.querySelector('.consent-problem') ??
    form.appendChild(Object.assign(document.createElement('p'), { className: 'consent-problem' }))
  line.setAttribute('role', 'alert')
  line.textContent = `${title}. ${nextStep}`
}

/** Saves a choice without leaving the page; when that fails, the browser sends the form by itself. */
async function save(banner: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement) {
  try {
    const body = new URLSearchParams(
      [...new FormData(form, button)].map(([name, value]) => [name, `${value}`]),
    )
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } })
    if (answer.status === 503) return tellProblem(form, await answer.json())
    if (!answer.ok) throw new Error(`the choice was answered ${answer.status}`)
    const choice: QpEvents['consent'] = await answer.json()
    close(banner)
    tell(choice)
  } catch {
    sendPlainly(form, button)
  }
}

/** Hears the banner's form, and says `qp:consent` for a choice already made. */
export function followConsent() {
  const banner = consentBanner()
  banner?.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !(event.submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    void save(banner, event.target, event.submitter)
  })
  const known = choiceOf(document.cookie, banner?.dataset.version)
  if (known) tell(known)
}
