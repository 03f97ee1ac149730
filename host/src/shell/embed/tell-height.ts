import type { HeightMessage } from './fit-frames'

/** Origin of the page around us; undefined where the browser does not say it: then nothing is told. */
export function originAround(page: Pick<Document, 'referrer'>, ancestors: ArrayLike<string> | undefined) {
  if (ancestors?.[0]) return ancestors[0]
  try {
    return new URL(page.referrer).origin
  } catch {
    return undefined
  }
}

/** Tells the page around this one how tall it is, now and whenever that changes. */
export function tellHeight() {
  const around = originAround(document, location.ancestorOrigins)
  if (window.parent === window || !around) return
  const tell = () => {
    const message: HeightMessage = { type: 'qp:height', height: document.body.scrollHeight }
    window.parent.postMessage(message, around)
  }
  new ResizeObserver(tell).observe(document.body)
  tell()
}
