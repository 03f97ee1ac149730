import { current } from './current'
import address from './figtree-latin.woff2?file'

/** Where the headings and figures that wear the face are, to the pixel. */
const places = () =>
  [...document.querySelectorAll('h1, h2, h3, h4, [class^=money]')]
    .map((one) => one.getBoundingClientRect())
    .map(({ top, height }) => `${Math.round(top + scrollY)} ${Math.round(height)}`)
    .join()

/**
 * Fetches the typeface of headings and figures once the page is at rest, and uses it at once where no line breaks
 * elsewhere by it. Both happen in one task, so nothing that moves is ever drawn; else the next page begins with it.
 * Its height and average width are those of the letters in its place.
 */
export async function wearFace() {
  if (!('fonts' in document)) return
  const metrics = { ascentOverride: '89%', descentOverride: '23%', lineGapOverride: '0%', sizeAdjust: '104%' }
  const face = await new FontFace('QP', `url(${address})`, { weight: '300 900', ...metrics }).load()
  const before = places()
  document.fonts.add(face)
  if (places() === before) return
  document.fonts.delete(face)
  current.wearFace = () => document.fonts.add(face)
}

wearFace().catch(() => {})
