import type { Page } from '@playwright/test'

/** The place of each element and its computed styles, of its pseudo elements too, by its way down from the root. */
export type Looks = Readonly<Record<string, readonly string[]>>

/**
 * How everything looks in a tag's shadow root, or on the page without our room.
 * @param tag the tag whose inside is meant; none for the page itself
 */
export const looksOf = (page: Page, tag?: string): Promise<Looks> =>
  page.evaluate((tag) => {
    const root = tag ? document.querySelector(tag)?.shadowRoot?.querySelector('[data-root]') : document.body
    if (!root) throw new Error(`${tag} has no content`)
    const from = root.getBoundingClientRect()
    const looks: Record<string, string[]> = {}
    const placeOf = (element: Element) => {
      if (!element.checkVisibility()) return 'nowhere'
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x - from.x, y - from.y, width, height].map((px) => px.toFixed(1)).join(' ')
    }
    const names = [...getComputedStyle(root)]
    const stylesOf = (element: Element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') return []
        return names.map((name) => `${pseudo ?? ''}${name}: ${style.getPropertyValue(name)}`)
      })
    const walk = (element: Element, way: string) => {
      looks[way] = [placeOf(element), ...stylesOf(element)]
      if (element.id === 'room') return
      for (const [at, child] of [...element.children].entries())
        if (child.localName !== 'script') walk(child, `${way} > ${child.localName}:${at}`)
    }
    walk(root, root.localName)
    return looks
  }, tag)

/** Differences, at most twenty. */
export function differences(one: Looks, other: Looks): string[] {
  const ways = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return ways
    .flatMap((way) => {
      const [before, after] = [one[way] ?? [], other[way] ?? []]
      const parts = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at)
      return parts
        .filter((at) => before[at] !== after[at])
        .map((at) => `${way} { ${before[at]} | ${after[at]} }`)
    })
    .slice(0, 20)
}

/** Writes down, from the page's first script on, which events of the whole page scripts of this site listen to. */
export const noteListeners = (page: Page, site: string) =>
  page.addInitScript((site) => {
    const heard: string[] = []
    const own = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...listener) {
      const whole: readonly EventTarget[] = [window, document, document.documentElement, document.body]
      if (whole.includes(this ?? window) && new Error().stack?.includes(site)) heard.push(listener[0])
      return own.apply(this ?? window, listener)
    }
    Object.defineProperty(window, 'heard', { value: heard })
  }, site)

/** Everything that a script may leave on a page besides its own elements. */
export const tracesOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    history: history.length,
    state: history.state,
    title: document.title,
    cookies: document.cookie,
    globals: Object.keys(window),
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    head: [...document.head.children].map((child) => child.outerHTML.slice(0, 80)),
    body: [...document.body.children]
      .filter(({ localName }) => localName !== 'script')
      .map(({ id, localName }) => `${localName}#${id}`),
    html: [...document.documentElement.attributes, ...document.body.attributes].map(({ name }) => name),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    fonts: document.fonts.size,
    scrolled: scrollY,
    patched: [
      fetch,
      history.pushState,
      history.replaceState,
      customElements.define,
      Element.prototype.attachShadow,
      console.error,
    ]
      .filter((one) => !String(one).includes('[native code]'))
      .map(({ name }) => name),
    heard: [...new Set((window as unknown as { heard?: string[] }).heard)].sort(),
  }))
