import { styledMark } from '../../addresses/styled-mark'
import { askConsent } from '../consent/ask-consent'
import { addressOfForm } from '../form-address'
import { plainForm } from '../plain-form'
import type { HandOver } from './early.types'

// Stands inside the document of a question and runs as soon as that is read, a round trip before the shell: whoever has answered
// by then waits for the next question alone. `send-form.ts` takes up what was asked for here.

/** Its address, `…/{build}/shell.js`. */
const { src } = document.querySelector<HTMLScriptElement>('script[src]') as HTMLScriptElement

/** Another part of the shell, which will be wanted: whoever then needs it tells when it cannot be had. */
const loadBeside = (name: string) =>
  void import(/* webpackIgnore: true */ src.replace('shell.', `${name}.`)).catch(() => {})

/** How long the shell or a sheet may stay away, in ms: then the browser goes to the next question by itself, or goes on without it. */
const patience = 5000

let isTouched = false
let sent: URL | undefined
const asked = new Map<string, Promise<Response>>()

const isHere = () => globalThis.qpEarly === handOver

/** The form that a visitor uses, as long as the shell is not there. */
function plainFormOf({ target }: Event) {
  const form = isHere() && (target as Element).closest<HTMLFormElement>(plainForm)
  if (form) {
    isTouched = true
    loadBeside('navigation')
  }
  return form
}

/** Asks for the page behind a form, once for each answer. */
function ask(url: URL) {
  const address = `${url.pathname}/_payload.json?${src.split('/').at(-2)}${styledMark}&${url.searchParams}`
  if (!asked.has(url.href)) asked.set(url.href, fetch(address, { signal: AbortSignal.timeout(patience) }))
}

document.addEventListener('input', plainFormOf)
document.addEventListener('submit', (event) => {
  const form = plainFormOf(event)
  if (!form) return
  event.preventDefault()
  const url = addressOfForm(form, event.submitter)
  sent = url
  ask(url)
  setTimeout(() => isHere() && location.assign(url), patience)
})

const settled = (link: HTMLLinkElement) =>
  new Promise((settle) => {
    for (const type of ['load', 'error']) link.addEventListener(type, settle)
  })

const handOver: HandOver = (navigation, wearSheets) =>
  new Promise((ready) => {
    globalThis.qpEarly = undefined
    const wakeWidgets = () => {
      askConsent() // which is large: later it would be the largest paint
      loadBeside('applications')
      ready()
    }
    const begin = () => {
      wearSheets()
      const sheets = document.querySelectorAll<HTMLLinkElement>('link[media]')
      Promise.all([...sheets].map(settled)).then(wakeWidgets)
      setTimeout(wakeWidgets, patience)
    }
    const url = sent
    if (url)
      navigation().then(
        ({ sendEarly }) => sendEarly({ sent: url, asked }, begin),
        () => location.assign(url),
      )
    else {
      if (isTouched) navigation().catch(() => {}) // a press on a tile goes on
      begin()
    }
  })
globalThis.qpEarly = handOver
