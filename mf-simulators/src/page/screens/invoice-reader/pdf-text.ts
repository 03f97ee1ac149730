import type { TextItem } from '../../../rules/invoice/text-item'
import { FileError, type ShownPage } from './invoice-reading'

/** The part of PDF.js that is used. https://mozilla.github.io/pdf.js/api/ */
interface Viewport {
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
  /** Degrees, clockwise. */
  readonly rotation: number
}
interface PdfPage {
  getTextContent(): Promise<{ readonly items: readonly object[] }>
  getViewport(options: { scale: number; rotation?: number }): Viewport
  render(options: object): { readonly promise: Promise<void> }
}

interface PdfText {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

const isText = (item: object): item is PdfText => 'str' in item && 'transform' in item

const at = (matrix: readonly number[], index: number) => matrix[index] ?? 0

/** Which way a text runs on the page as it is shown. */
function runOf({ transform }: PdfText, view: readonly number[]) {
  const [a, b] = [at(transform, 0), at(transform, 1)]
  return { x: at(view, 0) * a + at(view, 2) * b, y: at(view, 1) * a + at(view, 3) * b }
}

/** The turn of the page, in degrees, that shows most of its letters upright: invoices are scanned and printed sideways. */
function uprightOf(items: readonly PdfText[], { transform, rotation }: Viewport): number {
  const letters = [0, 0, 0, 0]
  for (const item of items) {
    const run = runOf(item, transform)
    const quarter = (Math.round((2 * Math.atan2(run.y, run.x)) / Math.PI) + 4) % 4
    letters[quarter] = (letters[quarter] ?? 0) + item.str.trim().length
  }
  return (rotation + 360 - 90 * letters.indexOf(Math.max(...letters))) % 360
}

/** Share of a letter's height above its baseline. */
const ascent = 0.85

/** Place of a text on the page as shown; one that runs in another direction is turned to be read too. */
function placed(item: PdfText, view: readonly number[], page: number): TextItem {
  const [e, f] = [at(item.transform, 4), at(item.transform, 5)]
  const x = at(view, 0) * e + at(view, 2) * f + at(view, 4)
  const y = at(view, 1) * e + at(view, 3) * f + at(view, 5)
  const run = runOf(item, view)
  const length = Math.hypot(run.x, run.y) || 1
  const [cos, sin] = [run.x / length, run.y / length]
  return {
    text: item.str,
    x: x * cos + y * sin,
    y: y * cos - x * sin,
    width: item.width,
    height: item.height || length,
    ...(cos > 0.999 && { top: y - ascent * (item.height || length) }),
    page,
  }
}

/** Longest side of a picture of a page, in pixels: about 250 dots per inch of A4. */
const pictureSide = 2800
/** Of one that is looked at: sharp on a screen of two dots to a pixel. */
const shownSide = 1600

function problemOf(error: unknown): FileError {
  const name = error instanceof Error ? error.name : ''
  return new FileError(name === 'PasswordException' ? 'locked' : 'damaged', error)
}

/** Opens a PDF. Throws a FileError for one with a password or damaged beyond repair. */
export async function openPdf(bytes: ArrayBuffer) {
  const { getDocument } = await import(/* webpackChunkName: "pdf" */ 'unpdf/pdfjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: true,
    verbosity: 0,
  })
  const pdf = await task.promise.catch((error: unknown) => {
    throw problemOf(error)
  })
  const page = async (number: number) => (await pdf.getPage(number)) as unknown as PdfPage
  const upright = new Map<number, number>()
  async function drawn(number: number, side: number, rotation?: number) {
    const one = await page(number)
    const turn = rotation === undefined ? {} : { rotation }
    const { width, height } = one.getViewport({ scale: 1, ...turn })
    const viewport = one.getViewport({ scale: side / Math.max(width, height), ...turn })
    const picture = document.createElement('canvas')
    picture.width = Math.round(viewport.width)
    picture.height = Math.round(viewport.height)
    await one.render({ canvas: picture, canvasContext: picture.getContext('2d'), viewport }).promise
    return { page: number, width, height, picture }
  }
  return {
    pages: pdf.numPages,
    async text(progress: (done: number) => void): Promise<TextItem[]> {
      const items: TextItem[] = []
      for (let number = 1; number <= pdf.numPages; number++) {
        const one = await page(number)
        const texts = (await one.getTextContent()).items.filter(isText)
        const rotation = uprightOf(texts, one.getViewport({ scale: 1 }))
        upright.set(number, rotation)
        const { transform } = one.getViewport({ scale: 1, rotation })
        items.push(...texts.map((item) => placed(item, transform, number)))
        progress(number / pdf.numPages)
      }
      return items
    },
    /** To recognise its letters, turned as the file states. */
    picture: async (number: number) => (await drawn(number, pictureSide)).picture,
    /** To be looked at, with its text upright. Available once the text was read. */
    shown: (number: number): Promise<ShownPage> => drawn(number, shownSide, upright.get(number)),
    close: () => task.destroy(),
  }
}
