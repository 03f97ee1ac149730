import type { PagePayload } from 'shared-lib/contract/page-data'
import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'
import { current } from '../current'
import { watchSlots } from '../slots'

/** Longest wait for style sheets before the new page is shown anyway, in ms. */
const styleLimit = 3000

const settled = (link: HTMLLinkElement) =>
  new Promise((settle) => {
    link.addEventListener('load', settle)
    link.addEventListener('error', settle)
  })

function linkSheet(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

/** Links the sheets a page needs and waits for all that are on their way, those that an abandoned navigation began included. */
async function linkStyles(hrefs: readonly string[]) {
  const known = new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => [link.href, link]),
  )
  const links = hrefs.map((href) => known.get(new URL(href, location.href).href) ?? linkSheet(href))
  // Those of the page on screen too, which may still be on their way: it carried of them what it wore itself.
  const loads = [...new Set([...known.values(), ...links])].filter(({ sheet }) => !sheet).map(settled)
  await Promise.all(loads)
}

/** Links the sheets a page needs and waits for them, so that the page is never seen bare. Old ones stay: nothing jumps. */
export const loadStyles = (hrefs: readonly string[]) =>
  Promise.race([linkStyles(hrefs), new Promise((settle) => setTimeout(settle, styleLimit))])

/** Applies a page's inline style until its whole sheets are there, which are loaded when it is on screen. */
export function wearMeanwhile(style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
  return (hrefs: readonly string[]) =>
    linkStyles(hrefs).then(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    })
}

/** Begins to fetch a page's immediate files, checked: a module that came with its checksum is not fetched again. */
export function loadAhead(scripts: PagePayload['ahead']) {
  const known = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  )
  for (const [href, integrity] of scripts) {
    if (known.includes(href)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.integrity = integrity
    link.href = href
    document.head.append(link)
  }
}

/**
 * Moves a living widget to its place on the page that comes. Taken out and put in again it would lose the focus and
 * a word half composed; `moveBefore` keeps both, where a browser has it.
 */
function moveTo(place: Element, element: Element) {
  const { parentElement } = place
  if (!parentElement?.moveBefore || !element.isConnected) return place.replaceWith(element)
  parentElement.moveBefore(element, place)
  place.remove()
}

/** A widget that went live while its form was being answered has no record of it: the answer takes its place. */
const isSent = (id: string) => document.querySelector(`[data-slot="${id}"][data-sent]`) !== null

/** Puts a page in place of the one on screen; widgets on both stay mounted, with their new input. */
export async function swap({ body, title, page }: PagePayload) {
  const place = document.getElementById('qp-page-body')
  if (!place) throw new Error('the document has no #qp-page-body')
  const slots = page.slots.filter(({ id }) => !isSent(id))
  const staying = current.applications?.leave({ ...page, slots }) ?? new Map<string, HTMLElement>()
  current.page = page
  const next = parseHtml(body)
  const focused = document.activeElement as HTMLElement | null
  const last = [...place.childNodes]
  current.wearFace?.()
  const places = [...staying].flatMap(([id, element]) => {
    const to = next.querySelector(`[data-slot="${id}"]`)
    to?.replaceChildren() // two radio buttons of one name would know of each other
    return to ? [{ to, element }] : []
  })
  // Next to the old page: only elements in the document can be moved within it.
  place.append(next)
  for (const { to, element } of places) moveTo(to, element)
  for (const node of last) node.remove()
  // Where it could not be moved as it is: a visitor who ticks boxes by keyboard goes on from the same control.
  if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true })
  document.title = title
  await current.applications?.unmount()
  await current.applications?.refresh(page.slots.filter(({ id }) => staying.has(id)))
  watchSlots()
}
