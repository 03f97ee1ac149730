import { namedDate, namedMonth } from '../../rules/dates/named-date'
import { ownPeriod, withoutPeriod } from '../../rules/money/own-period'
import { type Mask, masks } from './masks'

/** Past React's own setter, which would take the shaped text for one that it wrote itself, and miss the change. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Completes the text of a left field: a point before one or two last digits is a comma, a final one is dropped, a date has two zeros. */
const finished: Partial<Record<Mask, (text: string) => string>> = {
  number: (text) => text.replace(/[\s.,;]+$/, '').replace(/\.(?=\d\d?$)/, ','),
  date: namedDate,
  month: namedMonth,
}

/** The field in use, its text as last shaped, and whether the visitor changed it. */
let used: HTMLInputElement | undefined
let before = ''
let changed = false

const isKept = (sign = '') => /[\p{L}\p{N},]/u.test(sign)

/** A place in a shaped text, behind as many letters and digits; a deletion forwards goes past the signs between them. */
function placeAfter(kept: number, shown: string, isForward: boolean): number {
  let [at, left] = [0, kept]
  while (at < shown.length && (left > 0 || (isForward && !isKept(shown[at])))) if (isKept(shown[at++])) left--
  return at
}

const textOf = ({ dataset, labels, value }: HTMLInputElement) =>
  dataset.mask === 'number' ? withoutPeriod(value, ownPeriod(labels?.[0]?.textContent ?? '')) : value

/** Shapes the text of a field and keeps the caret behind the same digit. True when it changed anything. */
function shape(input: HTMLInputElement, text: string, isForward = false): boolean {
  const mask = masks[input.dataset.mask as Mask]
  const shown = mask(text, before)
  before = shown
  if (shown === input.value) return false
  const typed = mask(text.slice(0, input.selectionStart ?? text.length), '')
  const at = placeAfter([...typed].filter(isKept).length, shown, isForward)
  write?.call(input, shown)
  if (input.matches(':focus')) input.setSelectionRange(at, at)
  return true
}

function shapeAndTell(input: HTMLInputElement, text: string) {
  if (shape(input, text)) input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

function maskedIn(event: Event): HTMLInputElement | undefined {
  const [input] = event.composedPath()
  return input instanceof HTMLInputElement && Object.hasOwn(masks, input.dataset.mask ?? '')
    ? input
    : undefined
}

function begin(input: HTMLInputElement | undefined) {
  used = input
  before = input?.value ?? ''
  changed = false
}

const followers: Readonly<Record<string, (input: HTMLInputElement, event: Event) => void>> = {
  focusin: begin,
  input(input, event) {
    const { isComposing, inputType = '' } = event as InputEvent
    if (input !== used) begin(undefined)
    if (inputType === 'insertFromPaste') before = ''
    changed = true
    if (!isComposing) shape(input, textOf(input), inputType === 'deleteContentForward')
  },
  compositionend: (input) => shapeAndTell(input, textOf(input)),
  focusout(input) {
    if (changed) shapeAndTell(input, finished[input.dataset.mask as Mask]?.(input.value) ?? input.value)
  },
}

function listen(event: Event) {
  const input = maskedIn(event)
  if (input) followers[event.type]?.(input, event)
}

/**
 * Shapes typed or pasted text in fields with a `data-mask`, on this page and in its shadow roots, before any other code
 * gets the event: React gets the shaped text, and so does a field without its code. Returns a function that stops it.
 */
export function followMasks(): () => void {
  const names = Object.keys(followers)
  for (const name of names) addEventListener(name, listen, true)
  let active = document.activeElement
  while (active?.shadowRoot) active = active.shadowRoot.activeElement
  if (active instanceof HTMLInputElement && active.dataset.mask) {
    begin(active)
    changed = true
    // Selected text is about to be replaced.
    if (active.selectionStart === active.selectionEnd) shapeAndTell(active, active.value)
  }
  return () => {
    for (const name of names) removeEventListener(name, listen, true)
  }
}
