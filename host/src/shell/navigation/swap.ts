import type { PagePayload } from 'shared-lib/contract/page-data'
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

/**
 * Links the sheets a page needs and waits for them, those that an abandoned navigation began included, so that the
 * page is never seen bare. Old ones stay: nothing jumps.
 */
export async function loadStyles(hrefs: readonly string[]) {
  const known = new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => [link.href, link]),
  )
  const links = hrefs.map((href) => known.get(new URL(href, location.href).href) ?? linkSheet(href))
  // Those of the page on screen too, which may still be on their way: it carried of them what it wore itself.
  const loads = [...new Set([...known.values(), ...links])].filter(({ sheet }) => !sheet).map(settled)
  await Promise.race([Promise.all(loads), new Promise((settle) => setTimeout(settle, styleLimit))])
}

/** Begins to fetch what a page needs at once, checked: a module that came with its checksum is not fetched again. */
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

/** Puts a page in place of the one on screen; widgets that stand on both stay mounted, with their new input. */
export async function swap({ body, title, page }: PagePayload) {
  const place = document.getElementById('qp-page-body')
  if (!place) throw new Error('the document has no #qp-page-body')
  const staying = (await current.applications?.leave(page)) ?? new Map<string, HTMLElement>()
  current.page = page
  const next = document.createElement('template')
  next.innerHTML = body
  for (const [id, element] of staying) next.content.querySelector(`[data-slot="${id}"]`)?.replaceWith(element)
  place.replaceChildren(next.content)
  document.title = title
  await current.applications?.refresh(page.slots.filter(({ id }) => staying.has(id)))
  watchSlots()
}
