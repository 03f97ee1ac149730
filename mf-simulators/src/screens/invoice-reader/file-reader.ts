import { readInvoice } from '../../domain/invoice/read-invoice'
import type { TextItem } from '../../domain/invoice/text-item'
import {
  type InvoiceText,
  invoiceReading,
  pagesSaying,
  type ReadFile,
  type ShownPage,
} from './invoice-reading'
import { openPdf } from './pdf-text'

const isPdf = async (file: File) =>
  new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer()).includes('%PDF-')

/** Fewer letters than these on all pages: a scan, whose pages are pictures. */
const fewLetters = 120
/** Of a scan: an invoice says what matters on its first pages, and each takes seconds. */
const mostPictures = 4

const letterCount = (items: readonly TextItem[]) =>
  items.reduce((sum, { text }) => sum + text.trim().length, 0)

/** The values stand beside the pages for who wants to look; they are read, whether or not these can be drawn. */
async function drawnPages(pages: readonly (() => Promise<ShownPage>)[]): Promise<readonly ShownPage[]> {
  try {
    const drawn: ShownPage[] = []
    for (const page of pages) drawn.push(await page())
    return drawn
  } catch {
    return []
  }
}

/** Reads an invoice on this device: the text of a PDF, else the letters of its pictures. Nothing is sent anywhere. */
export const readFile: ReadFile = async (file, progress) => {
  progress({ stage: 'opening', done: 0 })
  if (!(await isPdf(file))) return picturedReading(await pictureText([() => pictureOf(file)], progress))
  const pdf = await openPdf(await file.arrayBuffer())
  try {
    const items = await pdf.text((done) => progress({ stage: 'text', done }))
    if (letterCount(items) >= fewLetters) {
      const reading = invoiceReading(readInvoice(items), false)
      const pages = pagesSaying(reading).map((page) => () => pdf.shown(page))
      return { ...reading, pages: await drawnPages(pages) }
    }
    const pages = Array.from(
      { length: Math.min(pdf.pages, mostPictures) },
      (_, at) => () => pdf.picture(at + 1),
    )
    return picturedReading(await pictureText(pages, progress))
  } finally {
    await pdf.close()
  }
}

const picturedReading = ({ items, pages }: InvoiceText) =>
  invoiceReading(readInvoice(items, true), true, pages)

type PictureText = typeof import('./picture-text')['pictureText']
const pictureText: PictureText = async (...rest) =>
  (await import(/* webpackChunkName: "picture-text" */ './picture-text')).pictureText(...rest)
const pictureOf = async (file: File) =>
  (await import(/* webpackChunkName: "picture-canvas" */ './picture-canvas')).fileCanvas(file)
