import { current, urlOf } from './current'
import { wearLateSheets } from './late-sheets'
import { anchorOf, followLink, kindOfUrl } from './links'
import { loadNavigation, navigate } from './navigate'
import { plainForm } from './plain-form'
import { report } from './report'
import { hearSlots, watchSlots } from './slots'

// The only script of a page whose slots sleep: no React, no single-spa. Everything else comes on need.

function onClick(event: MouseEvent) {
  const next = followLink(event, current.page.embed)
  if (next === 'native') return
  event.preventDefault()
  if (next === 'refused') report('refused navigation', { error: anchorOf(event.target)?.protocol })
  else navigate(next.href)
}

/**
 * Fetches the navigation code when a visitor points at a link or a menu or touches a form, so that the press finds it there. It also
 * marks up what is folded.
 */
function onIntent({ target }: Event) {
  const anchor = anchorOf(target)
  if (anchor ? kindOfUrl(new URL(anchor.href)) === 'page' : (target as Element).closest?.('form,summary'))
    loadNavigation().catch(() => {})
}

/** Answers sent before any framework has come: the server knows what to ask next. */
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || !form.matches(plainForm)) return
  event.preventDefault()
  loadNavigation().then(
    ({ sendForm }) => sendForm(event),
    () => form.submit(),
  )
}

/** A file that is chosen here is read on the page that its form leads to. */
function onFile(control: HTMLInputElement | null) {
  if (control?.matches('[data-hand-over]') && control.value)
    loadNavigation().then(
      ({ handOver }) => handOver(control),
      () => control.form?.submit(),
    )
}

// On a question `early.ts` ran before, and decides what comes first.
current.ready = globalThis.qpEarly?.(loadNavigation, wearLateSheets)
if (!current.ready) wearLateSheets()
watchSlots()
if (current.page.embed) import(/* webpackChunkName: "embed-page" */ './embed/embed').catch(() => {})
hearSlots()
document.addEventListener('click', onClick)
document.addEventListener('submit', onSubmit)
document.addEventListener('change', ({ target }) => onFile(target as HTMLInputElement))
onFile(document.querySelector('[data-hand-over]')) // chosen before this script came
for (const type of ['pointerover', 'focusin', 'touchstart', 'input'])
  document.addEventListener(type, onIntent, { passive: true })
addEventListener('popstate', (event) => {
  if ('singleSpa' in event) return // single-spa's own echo of a pushState, not the visitor going back
  // A link to a place on this page makes an entry without a state. The browser goes there itself, perhaps still gliding.
  if (event.state === null && location.hash && urlOf(location) === current.url) return
  loadNavigation().then(
    ({ onHistory }) => onHistory(),
    () => location.reload(),
  )
})
// The load event waits for this script. A page without them is a page all the same: the next one asks again.
addEventListener('load', () =>
  setTimeout(() => import(/* webpackChunkName: "extras" */ './extras').catch(() => {}), 1000),
)
