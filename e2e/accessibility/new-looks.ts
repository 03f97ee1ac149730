import type { Page } from '@playwright/test'

/** Looks that something on an earlier screen had; each worker has its own. */
const seen = new Set<string>()

/** Marks what has to be judged. */
export const newLook = 'data-new-look'

/**
 * Marks the words whose look no screen before had, a few of each: colours come from classes and states alone (our policy lets
 * no page write a style of its own), and judging them is three quarters of the time that a screen takes.
 * A look is an element with its state and what it stands in, three levels up, in a window and by a light.
 * @returns how to take the marks away again.
 */
export async function markNewLooks(page: Page, within = 'body'): Promise<() => Promise<void>> {
  const looks = await page.evaluateHandle((within) => {
    const states = ['aria-', 'data-', 'open', 'disabled', 'checked', 'type']
    const own = (element: Element) =>
      [
        element.localName,
        element.getAttribute('class'),
        ...[...element.attributes]
          .filter(
            ({ name }) =>
              states.some((state) => name.startsWith(state)) && !/label|describ|control|-id/.test(name),
          )
          .map(({ name, value }) => `${name}=${value.length < 12 ? value : ''}`),
        ...[':hover', ':focus', ':checked', ':disabled'].filter((state) => element.matches(state)),
      ].join('.')
    const chain = (element: Element | null, levels: number): string =>
      element && levels > 0 ? `${chain(element.parentElement, levels - 1)} ${own(element)}` : ''
    const hasWords = (element: Element) =>
      /^(input|select|textarea)$/.test(element.localName) ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const room = `${innerWidth} ${matchMedia('(prefers-color-scheme: dark)').matches} ${document.documentElement.className}`
    const byLook = new Map<string, Element[]>()
    for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
      if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue
      const look = room + chain(element, 4)
      const alike = byLook.get(look)
      if (alike) alike.push(element)
      else byLook.set(look, [element])
    }
    return byLook
  }, within)
  const fresh = (await looks.evaluate((byLook) => [...byLook.keys()])).filter((look) => !seen.has(look))
  for (const look of fresh) seen.add(look)
  await looks.evaluate(
    (byLook, [fresh, mark]) => {
      for (const look of fresh)
        for (const element of byLook.get(look)?.slice(0, 3) ?? []) element.setAttribute(mark, '')
    },
    [fresh, newLook] as const,
  )
  return () =>
    page.evaluate((mark) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    }, newLook)
}
