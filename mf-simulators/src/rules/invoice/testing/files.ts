import { invoices } from './bills'
import { writePdf } from './write-pdf'

const itemsOf = (name: RegExp) => invoices.find((one) => name.test(one.name))?.items ?? []
const dual = itemsOf(/above gas/)

/** The invoices that the browser's tests drop on the reader, by the name of their file in `files/`. */
export const invoiceFiles: Readonly<Record<string, Buffer>> = {
  'dual.pdf': writePdf(dual),
  'sideways.pdf': writePdf(itemsOf(/units in the heads/), { rotate: 90 }),
  'locked.pdf': writePdf(dual, { locked: true }),
  // Cut in the middle of its page: a reader may repair what is left, or report that it cannot.
  'cut.pdf': writePdf(dual).subarray(0, 400),
}
