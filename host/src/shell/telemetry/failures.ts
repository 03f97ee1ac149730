import { culpritAt, culpritIn } from './culprit'
import { note } from './page-record'

/** Marked by the shell when a slot's files cannot be had (`load`), or it does not render. */
const mark = 'data-failed'

function noteFailed(element: Element) {
  const value = element.getAttribute(mark)
  if (value !== null) note({ ...culpritAt(element), kind: value === 'load' ? 'load-failure' : 'error' })
}

/** Slots that failed before the watch began. */
export const noteFailedSlots = () => {
  for (const element of document.querySelectorAll(`[${mark}]`)) noteFailed(element)
}

/** Of a thrown value only its source is read: a message may hold anything. */
function noteThrown(thrown: unknown, file = '') {
  const culprit = culpritIn(`${Object(thrown).stack ?? ''} ${file}`)
  if (culprit) note({ ...culprit, kind: 'error' })
}

/** Records every failure from now on: slots that fall back, scripts that throw, unhandled rejections. */
export function watchFailures() {
  new MutationObserver((changes) => {
    for (const { target } of changes) noteFailed(target as Element)
  }).observe(document, { subtree: true, attributeFilter: [mark] })
  addEventListener('error', ({ error, filename }) => noteThrown(error, filename))
  addEventListener('unhandledrejection', ({ reason }) => noteThrown(reason))
}
