import languagePath from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?file'
import type { Trusting } from 'shared-lib/kit/trusted/trusted-types'
import { createWorker, OEM, type Page, type Worker } from 'tesseract.js'
import workerPath from 'tesseract.js/dist/worker.min.js?file'
import corePath from 'tesseract.js-core/tesseract-core-simd-lstm.js?file'
import wasmPath from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?file'
import type { TextItem } from '../../../rules/invoice/text-item'
import { FileError, type InvoiceText, type ReadingProgress, type ShownPage } from './invoice-reading'
import { pixelsOf, scaledTo, straightened, turned, wiped } from './picture-canvas'
import { runsAcross } from './reading-direction'

/** Words below it, of 100, are more noise than letters. */
const leastConfidence = 35
/** A page that lies on its side or on its head gives few words that are sure. */
const sureConfidence = 75
const fewSureWords = 40

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The library opens its worker by a plain address, which a page with Trusted Types refuses: this one is allowed. */
function allowWorker() {
  const { trustedTypes } = globalThis as Trusting
  const address = new URL(workerPath, location.href).href
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === address ? url : null) })
}

/** The recogniser with its Portuguese data, all from our own deployment, in a worker of its own. */
async function recogniser(progress: (done: number) => void): Promise<Worker> {
  // The core looks for its .wasm in the folder of the worker, so both are written into one.
  if (folderOf(wasmPath) !== folderOf(workerPath)) throw new FileError('unreadable')
  allowWorker()
  return createWorker('por', OEM.LSTM_ONLY, {
    workerPath,
    corePath,
    langPath: folderOf(languagePath),
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress: done }) => {
      if (status === 'recognizing text') progress(done)
    },
  })
}

const linesOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))

const sureWords = (page: Page) =>
  linesOf(page).flatMap(({ words }) =>
    words.filter(({ confidence, text }) => confidence >= sureConfidence && text.length > 2),
  ).length

async function recognise(worker: Worker, picture: HTMLCanvasElement): Promise<Page> {
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { blocks: true, text: false })
  return data
}

/** Side of the small copy that shows which way its lines run, in pixels. */
const smallSide = 400
/** Fewer sure words on both ways up: the lines may run the other way after all. */
const hardlyAnyWords = 12

/** Recognised text, and the turn in quarters that the picture was given for it. */
interface Upright {
  readonly text: Page
  readonly quarters: number
}

/** The page the way up on which most words are sure. Text that lies on its side takes longest, so it is tried last. */
async function upright(worker: Worker, picture: HTMLCanvasElement): Promise<Upright> {
  const across = runsAcross(pixelsOf(scaledTo(picture, smallSide)))
  const ways = across ? [0, 2, 1, 3] : [1, 3, 0, 2]
  let best: Upright | undefined
  for (const [tried, quarters] of ways.entries()) {
    const sure = best ? sureWords(best.text) : 0
    if (best && (sure >= fewSureWords || (tried >= 2 && sure >= hardlyAnyWords))) return best
    const text = await recognise(worker, wiped(turned(picture, quarters)))
    if (!best || sureWords(text) > sure) best = { text, quarters }
  }
  return best ?? { text: await recognise(worker, picture), quarters: 0 }
}

/** Longest side of a page that is looked at, in pixels. */
const shownSide = 1600

/** The page as its letters were recognised: upright and straight. */
function shownPage(picture: HTMLCanvasElement, { text, quarters }: Upright, page: number): ShownPage {
  const straight = straightened(turned(picture, quarters), text.rotateRadians ?? 0)
  const { width, height } = straight
  return { page, width, height, picture: scaledTo(straight, shownSide) }
}

const itemsOf = (data: Page, page: number): TextItem[] =>
  linesOf(data).flatMap(({ words, bbox }) =>
    words
      .filter(({ confidence, text }) => confidence >= leastConfidence && text.trim() !== '')
      .map(({ text, bbox: { x0, x1 } }) => ({
        text,
        x: x0,
        y: (bbox.y0 + bbox.y1) / 2,
        width: x1 - x0,
        height: bbox.y1 - bbox.y0,
        top: bbox.y0,
        page,
      })),
  )

/** The words of pictures, each a page. Throws a FileError where this browser cannot recognise letters. */
export async function pictureText(
  pictures: readonly (() => Promise<HTMLCanvasElement>)[],
  progress: (now: ReadingProgress) => void,
): Promise<InvoiceText> {
  progress({ stage: 'loading', done: 0 })
  const drawn: HTMLCanvasElement[] = []
  for (const picture of pictures) drawn.push(await picture())
  let page = 0
  const report = (done: number) => progress({ stage: 'letters', done: (page + done) / drawn.length })
  const worker = await recogniser(report).catch((error: unknown) => {
    throw error instanceof FileError ? error : new FileError('unreadable', error)
  })
  try {
    await worker.setParameters({
      thresholding_method: '2',
      user_defined_dpi: '240',
      // Its opinion of single spots is nothing for the browser's console.
      debug_file: '/dev/null',
    })
    const items: TextItem[] = []
    const pages: ShownPage[] = []
    for (const picture of drawn) {
      const best = await upright(worker, picture)
      page += 1
      items.push(...itemsOf(best.text, page))
      pages.push(shownPage(picture, best, page))
    }
    return { items, pages }
  } finally {
    await worker.terminate()
  }
}
