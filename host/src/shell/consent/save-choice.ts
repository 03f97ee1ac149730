import { dispatchQpEvent, type QpEvents } from 'shared-lib/kit/events/qp-events'
import { announce, focusMain } from '../navigation/arrive'
import { timedFetch } from '../timed-fetch'

function close(banner: HTMLElement, saved = '') {
  const hadFocus = banner.contains(document.activeElement)
  delete banner.dataset.open
  delete document.documentElement.dataset.asked
  if (hadFocus) focusMain()
  announce(saved)
}

/** The server could not keep the choice: shows it above the buttons, which can be pressed again. */
function tellProblem(form: HTMLFormElement, { title = '', nextStep = '' }) {
  const line =
    form.querySelector('.consent-problem') ??
    form.appendChild(Object.assign(document.createElement('p'), { className: 'consent-problem' }))
  line.setAttribute('role', 'alert')
  line.textContent = `${title}. ${nextStep}`
}

/** Saves a choice without leaving the page. Rejects when the browser has to send the form by itself. */
export async function save(banner: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement) {
  const body = new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, `${value}`]))
  const answer = await timedFetch(form.action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
  if (answer.status === 503) return tellProblem(form, await answer.json())
  if (!answer.ok) throw new Error(`the choice was answered ${answer.status}`)
  const choice: QpEvents['consent'] = await answer.json()
  close(banner, form.dataset.saved)
  dispatchQpEvent(document, 'consent', choice)
}
