import { daysBetween } from '../dates/calendar'
import { isIsoDate, toIsoDate } from '../dates/iso-date'
import { readCard } from '../household/household-card'
import type { AnyNotebook } from './notebook'
import { bookText, type KeptBook, readBookText } from './notebook-file'

/** Days without a change after which a notebook is erased: no proposal lasts that long. */
export const keptDays = 180

const keyOf = ({ product }: AnyNotebook) => `qp:notebook:${product}`

/** Storage may be refused (private windows, blocked cookies) or full: then nothing is kept and nothing fails. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** The notebook that this device keeps; none where there is none or its time is over. Browser only. Never throws. */
export function readDeviceBook(notebook: AnyNotebook, today: string): KeptBook | undefined {
  const text = attempt(() => localStorage.getItem(keyOf(notebook)), null)
  const book = text === null ? undefined : readBookText(notebook, text)
  if (!book || 'problem' in book) return undefined
  const isOver = !isIsoDate(book.on) || daysBetween(toIsoDate(book.on), toIsoDate(today)) > keptDays
  if (!isOver) return book
  eraseDeviceBook(notebook)
  return undefined
}

/** False where nothing can be kept, or the visitor asked that nothing be. */
export function writeDeviceBook(notebook: AnyNotebook, book: KeptBook): boolean {
  if (!readCard().keep) return false
  return attempt(() => {
    localStorage.setItem(keyOf(notebook), bookText(notebook, book))
    return true
  }, false)
}

export const eraseDeviceBook = (notebook: AnyNotebook): void =>
  attempt(() => localStorage.removeItem(keyOf(notebook)), undefined)
