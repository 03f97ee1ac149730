import type { HeightMessage } from './fit-frames'

/** Origin of the page around us; undefined where the browser hides it, and no message is sent then. */
export function originAround(page: Pick<Document, 'referrer'>, ancestors: ArrayLike<string> | undefined) {
  if (ancestors?.[0]) return ancestors[0]
  try {
    return new URL(page.referrer).origin
  } catch {
    return undefined
  }
}

/** Sends the height of this page to the page around it, now and on each change. */
export function reportHeight() {
  const around = originAround(document, location.ancestorOrigins)
  if (window.parent === window || !around) return
  const tell = () => {
    const message: HeightMessage = { type: 'qp:height', height: document.body.scrollHeight }
    window.parent.postMessage(message, around)
  }
  new ResizeObserver(tell).observe(document.body)
  tell()
}
