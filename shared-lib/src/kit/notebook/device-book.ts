import { attempt } from '../household/attempt'
import { readCard } from '../household/household-card'
import { bookKey, isOver } from './book-key'
import type { AnyNotebook } from './notebook'
import { bookText, type KeptBook, readBookText } from './notebook-file'

/** The notebook that this device keeps; none where there is none or its time is over. Browser only. Never throws. */
export function readDeviceBook(notebook: AnyNotebook, today: string): KeptBook | undefined {
  const text = attempt(() => localStorage.getItem(bookKey(notebook.product)), null)
  const book = text === null ? undefined : readBookText(notebook, text)
  if (!book || 'problem' in book) return undefined
  if (!isOver(book.on, today)) return book
  eraseDeviceBook(notebook)
  return undefined
}

/** False where nothing can be kept, or the visitor asked that nothing be. */
export function writeDeviceBook(notebook: AnyNotebook, book: KeptBook): boolean {
  if (!readCard().keep) return false
  return attempt(() => {
    localStorage.setItem(bookKey(notebook.product), bookText(notebook, book))
    return true
  }, false)
}

export const eraseDeviceBook = (notebook: AnyNotebook): void =>
  attempt(() => localStorage.removeItem(bookKey(notebook.product)), undefined)
