import type { TextItem } from '../../domain/invoice/text-item'
import { FileError } from './invoice-reading'

/** What we use of PDF.js. https://mozilla.github.io/pdf.js/api/ */
interface Viewport {
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
}
interface PdfPage {
  getTextContent(): Promise<{ readonly items: readonly object[] }>
  getViewport(options: { scale: number }): Viewport
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

/** Where a text stands on the page as it is shown; one that runs in another direction is turned to be read too. */
function placed(item: PdfText, view: readonly number[], page: number): TextItem {
  const [a, b, , , e, f] = [0, 1, 2, 3, 4, 5].map((index) => at(item.transform, index)) as number[]
  const x = at(view, 0) * (e ?? 0) + at(view, 2) * (f ?? 0) + at(view, 4)
  const y = at(view, 1) * (e ?? 0) + at(view, 3) * (f ?? 0) + at(view, 5)
  const run = {
    x: at(view, 0) * (a ?? 0) + at(view, 2) * (b ?? 0),
    y: at(view, 1) * (a ?? 0) + at(view, 3) * (b ?? 0),
  }
  const length = Math.hypot(run.x, run.y) || 1
  const [cos, sin] = [run.x / length, run.y / length]
  return {
    text: item.str,
    x: x * cos + y * sin,
    y: y * cos - x * sin,
    width: item.width,
    height: item.height || length,
    page,
  }
}

/** Longest side of a picture of a page, in pixels: about 250 dots per inch of A4. */
const pictureSide = 2800

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
  return {
    pages: pdf.numPages,
    async text(progress: (done: number) => void): Promise<TextItem[]> {
      const items: TextItem[] = []
      for (let number = 1; number <= pdf.numPages; number++) {
        const one = await page(number)
        const { transform } = one.getViewport({ scale: 1 })
        const content = await one.getTextContent()
        items.push(...content.items.filter(isText).map((item) => placed(item, transform, number)))
        progress(number / pdf.numPages)
      }
      return items
    },
    async picture(number: number): Promise<HTMLCanvasElement> {
      const one = await page(number)
      const { width, height } = one.getViewport({ scale: 1 })
      const viewport = one.getViewport({ scale: pictureSide / Math.max(width, height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await one.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
      return canvas
    },
    close: () => task.destroy(),
  }
}
