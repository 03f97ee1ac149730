import { readInvoice } from '../../../rules/invoice/read-invoice'
import { readText } from './file-text'
import { invoiceReading, pagesSaying, type ReadFile } from './invoice-reading'

/** Reads an invoice on this device, with the pages that its values are on. */
export const readFile: ReadFile = (file, progress) =>
  readText(file, progress, async ({ items, pictured, drawn }) => {
    const reading = invoiceReading(readInvoice(items, pictured), pictured)
    return { ...reading, pages: await drawn(pagesSaying(reading)) }
  })
