import type { TextItem } from '../../../rules/invoice/text-item'
import type { ReadingProgress, ShownPage } from './invoice-reading'
import { openPdf } from './pdf-text'

const isPdf = async (file: File) =>
  new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer()).includes('%PDF-')

/** Fewer letters than these on all pages: a scan, whose pages are pictures. */
const fewLetters = 120
/** Of a scan: what matters is on its first pages, and each takes seconds. */
const mostPictures = 4

const letterCount = (items: readonly TextItem[]) =>
  items.reduce((sum, { text }) => sum + text.trim().length, 0)

/** Values are read whether or not their pages can be drawn. */
async function drawnPages(pages: readonly (() => Promise<ShownPage>)[]): Promise<readonly ShownPage[]> {
  try {
    const drawn: ShownPage[] = []
    for (const page of pages) drawn.push(await page())
    return drawn
  } catch {
    return []
  }
}

/** Text of a file, and its pages as they can be shown. */
interface FileText {
  readonly items: readonly TextItem[]
  /** Recognised in a picture: letters may have been mistaken. */
  readonly pictured: boolean
  /** Those of its pages that could be drawn; only while the text is read. */
  readonly drawn: (pages: readonly number[]) => Promise<readonly ShownPage[]>
}

/** Reads a file on this device: the text of a PDF, else the letters of its pictures. Nothing is sent anywhere. */
export async function readText<Result>(
  file: File,
  progress: (now: ReadingProgress) => void,
  read: (text: FileText) => Promise<Result>,
): Promise<Result> {
  const pictured = async (pictures: Parameters<PictureText>[0]) => {
    const { items, pages } = await pictureText(pictures, progress)
    const drawn = async (asked: readonly number[]) => pages.filter(({ page }) => asked.includes(page))
    return read({ items, pictured: true, drawn })
  }
  progress({ stage: 'opening', done: 0 })
  if (!(await isPdf(file))) return pictured([() => pictureOf(file)])
  const pdf = await openPdf(await file.arrayBuffer())
  try {
    const items = await pdf.text((done) => progress({ stage: 'text', done }))
    if (letterCount(items) >= fewLetters) {
      const drawn = (pages: readonly number[]) => drawnPages(pages.map((page) => () => pdf.shown(page)))
      return await read({ items, pictured: false, drawn })
    }
    const count = Math.min(pdf.pages, mostPictures)
    return await pictured(Array.from({ length: count }, (_, at) => () => pdf.picture(at + 1)))
  } finally {
    await pdf.close()
  }
}

type PictureText = typeof import('./picture-text')['pictureText']
const pictureText: PictureText = async (...rest) =>
  (await import(/* webpackChunkName: "picture-text" */ './picture-text')).pictureText(...rest)
const pictureOf = async (file: File) =>
  (await import(/* webpackChunkName: "picture-canvas" */ './picture-canvas')).fileCanvas(file)
