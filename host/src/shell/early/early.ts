import { styledMark } from '../../base/addresses/styled-mark'
import { addressOfForm } from '../form-address'
import { plainForm } from '../plain-form'
import type { HandOver } from './early.types'

// Runs inside the document of a question, a round trip before the shell: a visitor who has answered by then waits for
// the next question alone. `navigation.ts` takes over these requests: until then no other code makes any.

/** Its address, `…/{build}/shell.js`. */
const { src } = document.querySelector<HTMLScriptElement>('script[src]') as HTMLScriptElement

/** Another part of the shell, which will be needed: the code that then imports it reports a failure. */
const preload = (name: string) =>
  void import(/* webpackIgnore: true */ src.replace('shell.', `${name}.`)).catch(() => {})

/** How long the shell or a sheet may stay away, in ms: then the browser goes to the next question by itself, or goes on without it. */
const patience = 5000

let isTouched = false
let sent: URL | undefined
globalThis.qpAsked = new Map()

/** Is the shell still on its way? Then a form is sent from here. */
const isAlone = () => globalThis.qpEarly === handOver

/** The form that a visitor uses, as long as the code that sends forms is not there. */
function plainFormOf({ target }: Event) {
  const form = globalThis.qpAsked && (target as Element).closest<HTMLFormElement>(plainForm)
  if (form) {
    isTouched = true
    preload('navigation')
  }
  return form
}

/** Asks for the page behind a form, once for each answer. */
function ask(url: URL) {
  const address = `${url.pathname}/_payload.json?${src.split('/').at(-2)}${styledMark}&${url.searchParams}`
  const asked = globalThis.qpAsked
  if (!asked?.has(url.href)) asked?.set(url.href, fetch(address, { signal: AbortSignal.timeout(patience) }))
}

document.addEventListener('input', plainFormOf)
document.addEventListener('submit', (event) => {
  const form = plainFormOf(event)
  if (!form) return
  const url = addressOfForm(form, event.submitter)
  ask(url)
  if (!isAlone()) return // the shell gets the event too, and sends it
  event.preventDefault()
  sent = url
  setTimeout(() => isAlone() && location.assign(url), patience)
})

const settled = (link: HTMLLinkElement) =>
  new Promise((settle) => {
    for (const type of ['load', 'error']) link.addEventListener(type, settle)
  })

const handOver: HandOver = (navigation, wearSheets) =>
  new Promise((ready) => {
    globalThis.qpEarly = undefined
    const wakeWidgets = () => {
      preload('applications')
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
        ({ sendEarly }) => sendEarly(url, begin),
        () => location.assign(url),
      )
    else {
      if (isTouched) navigation().catch(() => {}) // a press on a tile goes on
      begin()
    }
  })
globalThis.qpEarly = handOver
