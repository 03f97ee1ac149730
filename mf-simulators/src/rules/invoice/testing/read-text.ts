import { fieldFindings } from '../invoice-fields'
import { readInvoice } from '../read-invoice'
import { typed } from './typed'

/** The answers in a drawn invoice by field, marked `!` where they are sure and `?` where they are to be checked. */
export const readText = (text: string, pictured = false): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldFindings(readInvoice(typed(text), pictured))).map(
      ([name, { text: value, confidence }]) => [name, value + (confidence === 'sure' ? '!' : '?')],
    ),
  )
