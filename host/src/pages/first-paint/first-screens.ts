/**
 * Marks what no first screen shows: it is hidden until the whole sheets have come, and a page carries no style for it.
 * A micro-frontend marks what is closed at first.
 */
export const laterMark = 'data-later'

/** Its value where a section is neither styled nor laid out while it is far from the window, with the whole sheets or without. */
const far = '=far'

/**
 * Keeps it out of sight, without style or layout inside it, so that nothing of it is done twice and no transition begins when its style
 * comes. If the sheets cannot be had, it is shown without them. The animation is all delay: one that runs restyles what is hidden in each frame.
 * No scroll position is kept relative to it: a reload would land elsewhere once its real height is known.
 */
const laterCss = (room: string) =>
  `@keyframes later{to{visibility:visible;content-visibility:visible}}:where([${laterMark}]){overflow:clip;visibility:hidden;content-visibility:hidden;${room}overflow-anchor:none;animation:later 0s 5s forwards}:where(details>[${laterMark}]){position:absolute}`

const endMark = `${laterMark}=end`

/** Style of what is hidden in a page's body. At the end of a short page it takes no room, so that the page does not grow and shrink. */
export const laterCssOf = (body: string) =>
  body.includes(laterMark) ? laterCss(body.includes(endMark) ? '' : 'contain-intrinsic-height:600px;') : ''

/**
 * Characters, or what takes the room of as many, that reach below any usual window: a wide one, and a narrow one, where parts are
 * folded.
 */
const enough = { wide: 2900, narrow: 1200 }

/** Rooms of things that are no words, in characters. */
const rooms: Readonly<Record<string, number>> = {
  img: 200,
  input: 40,
  select: 40,
  textarea: 120,
  video: 400,
  iframe: 400,
  li: 20,
  p: 20,
  h2: 40,
  h3: 20,
}

/** Deeper levels are the parts of one thing. */
const deepest = 4

const isBlock = /^(?:section|div|article|details|figure|form|nav|aside|header|ul|ol|dl|table|h2|h3|p)$/
const isVoid = /^(?:area|br|col|embed|hr|img|input|link|source|track|wbr)$/
const isSilent = /^(?:template|script|style|svg)$/

/** As wide as the window, so that containment clips nothing of it. One that folds on a phone is a line there. */
const isFar = /\bb-section\b(?!.*--folded)/

const isWidget = /\bdata-(?:slot|ssr)=/

const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi

interface Opened {
  readonly name: string
  /** Neither this nor its content is marked: a widget's own, or marked already. */
  readonly whole: boolean
  readonly silent: boolean
  readonly folded: boolean
}

/** A main part with everything marked that is behind the first screens. `full`: what follows it is too. */
export function markLater(html: string): { readonly html: string; readonly full: boolean } {
  const open: Opened[] = []
  let wide = 0
  let narrow = 0
  let read = 0
  let marked = ''
  const isFull = () => wide > enough.wide && narrow > enough.narrow
  for (const found of html.matchAll(tag)) {
    const [text, closing = '', written = '', attributes = ''] = found
    const around = open.at(-1)
    const take = (room: number) => {
      if (around?.silent) return
      wide += room
      if (!around?.folded) narrow += room
    }
    take(html.slice(read, found.index).trim().length)
    marked += html.slice(read, found.index)
    read = found.index + text.length
    const name = written.toLowerCase()
    if (closing) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.length = at
      marked += text
      continue
    }
    take(rooms[name] ?? 0)
    const isLater =
      isFull() && !around?.whole && open.length <= deepest && isBlock.test(name) && !isWidget.test(attributes)
    marked += isLater ? `<${written}${attributes} ${laterMark}${isFar.test(attributes) ? far : ''}>` : text
    if (isVoid.test(name) || attributes.endsWith('/')) continue
    const whole = isLater || around?.whole === true || name === 'li' || isWidget.test(attributes)
    open.push({
      name,
      whole,
      silent: around?.silent === true || isSilent.test(name),
      folded: around?.folded === true || (around?.name === 'details' && name !== 'summary'),
    })
  }
  return { html: marked + html.slice(read), full: isFull() }
}

/** A slot behind the first screens. */
export const laterSlot = (html: string) => html.replace(/^<div /, `<div ${laterMark} `)

/** The slot at the end of a short page. */
export const endSlot = (html: string) => html.replace(/^<div /, `<div ${endMark} `)

/** The same for a browser that has the whole sheets: the place of a scrolled page is known when all of it is laid out. */
export const withoutFar = (html: string) => html.replaceAll(`${laterMark}${far}`, laterMark)

/** A document without the inside of hidden parts. */
export function firstScreens(html: string): string {
  let seen = ''
  let read = 0
  let hidden: { readonly name: string; depth: number } | undefined
  for (const found of html.matchAll(tag)) {
    const [text, closing = '', written = '', attributes = ''] = found
    const name = written.toLowerCase()
    const end = found.index + text.length
    if (!hidden) {
      if (closing || !attributes.includes(laterMark)) continue
      seen += `${html.slice(read, found.index)}<${name} ${laterMark}>`
      hidden = { name, depth: 1 }
    } else if (name === hidden.name) {
      hidden.depth += closing ? -1 : 1
      if (hidden.depth > 0) continue
      hidden = undefined
      read = end
    }
  }
  return hidden ? seen : seen + html.slice(read)
}

const partId = 'qp-later'

/** Characters of a main part that come with the first packets of an answer. */
const soon = 16_000

/**
 * Id of the part behind the first screens (of a short page, of the main part), for which the first paint waits, so that it shows them whole
 * and is done once. Undefined where that part comes late: such a page is painted as it comes.
 */
export function firstScreensEnd(html: string): { readonly html: string; readonly id?: string } {
  const start = html.search(/<main\b/)
  const end = html.indexOf('</main>', start)
  if (start < 0 || end < 0) return { html }
  // The inside of a template is no part of the page, and what a micro-frontend marks has a value in quotes.
  const inside = html
    .slice(start, end)
    .replace(/<template\b.*?<\/template>/gs, (text) => ' '.repeat(text.length))
  const part = /<[a-z][^>]* data-later(?:=far)?>/.exec(inside)
  if ((part?.index ?? end - start) > soon) return { html }
  if (!part) return { html, id: /^<main\b[^>]*\bid="([^"]*)"/.exec(html.slice(start))?.[1] }
  const known = /\bid="([^"]*)"/.exec(part[0])?.[1]
  if (known) return { html, id: known }
  const at = start + part.index + part[0].lastIndexOf(` ${laterMark}`)
  return { html: `${html.slice(0, at)} id="${partId}"${html.slice(at)}`, id: partId }
}
