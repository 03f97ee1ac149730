import type { Page } from '@playwright/test'

/** A page before any script has run, addresses as they are written. */
export interface PageDocument {
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  /** Kept out of search results: it needs no canonical address, and its title may be another's. */
  readonly noIndex: boolean
  readonly language: string
  /** Text of each main heading. */
  readonly headings: readonly string[]
  /** Words of the main part. */
  readonly words: number
  /** All that is to be read, one line for each block; title and description too. */
  readonly text: string
  /** Links of the header; undefined on a page without one. */
  readonly headerLinks: number | undefined
  readonly footerLinks: number
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** Scripts, styles, images in every size, posters, captions, feeds. */
  readonly files: readonly string[]
  /** Addresses of the forms when submitted as they came. */
  readonly submits: readonly string[]
  /** Forms that lead nowhere without script and carry no notice of it. */
  readonly mute: number
  /** Made for a frame in another page, which has navigation of its own. */
  readonly framed: boolean
  /** Images and videos with neither width and height nor a ratio. */
  readonly withoutSize: readonly string[]
}

/** Runs in a browser. No script of the page does: a parsed document is not a shown one. */
function parse(html: string): PageDocument {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const every = (selector: string) => [...page.querySelectorAll(selector)]
  const valuesOf = (selector: string, name: string) =>
    every(selector).flatMap((one) => one.getAttribute(name) ?? [])
  const meta = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? ''
  const sources = valuesOf('img,source', 'srcset').flatMap((set) =>
    set.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? ''),
  )
  const isSized = (media: Element) =>
    (Number(media.getAttribute('width')) > 0 && Number(media.getAttribute('height')) > 0) ||
    /aspect-ratio/.test(media.getAttribute('style') ?? '')
  /** Phrases stay whole across marks; neighbouring blocks do not run into them. */
  const readIn = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
    if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|TEMPLATE)$/.test(node.tagName)) return ''
    const inner = [...node.childNodes].map(readIn).join('')
    return /^(?:A|ABBR|B|EM|I|MARK|SMALL|SPAN|STRONG|TIME)$/.test(node.tagName) ? inner : `\n${inner}\n`
  }
  const header = page.querySelector('[data-slot=header]')
  const forms = [...page.forms]
  return {
    title: page.title,
    description: meta('description'),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    noIndex: meta('robots').includes('noindex'),
    language: page.documentElement.lang,
    headings: every('h1').map((one) => one.textContent?.trim() ?? ''),
    text: [page.title, meta('description'), readIn(page.body)].join('\n'),
    words: (page.querySelector('main')?.textContent ?? '').split(/\s+/).filter(Boolean).length,
    headerLinks: header?.querySelectorAll('a[href]').length,
    footerLinks: page.querySelectorAll('[data-slot=footer] a[href]').length,
    ids: every('[id]').map(({ id }) => id),
    links: valuesOf('a,area', 'href'),
    files: [
      ...valuesOf('img,source,video,track,script,iframe', 'src'),
      ...valuesOf('video', 'poster'),
      ...valuesOf('link:not([rel=canonical])', 'href'),
      ...sources,
    ],
    submits: forms.flatMap((form) => {
      const action = form.getAttribute('action')
      if (!action || form.method !== 'get') return []
      const given = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      const [path, place] = action.split('#')
      return `${path}?${new URLSearchParams(given)}${place ? `#${place}` : ''}`
    }),
    mute: forms.filter((form) => !form.hasAttribute('action') && !form.querySelector('noscript')).length,
    framed: JSON.parse(page.getElementById('qp-page')?.textContent ?? '{}').embed === true,
    withoutSize: every('img,video')
      .filter((media) => !isSized(media))
      .map((media) => media.getAttribute('src') ?? media.outerHTML.slice(0, 80)),
  }
}

/** `page` only lends its parser and stays where it is. */
export const readDocument = (page: Page, html: string): Promise<PageDocument> => page.evaluate(parse, html)
