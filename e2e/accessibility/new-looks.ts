import type { Page } from '@playwright/test'

/** Looks that something on an earlier screen had; each worker has its own. */
const seen = new Set<string>()

/** Marks what has to be judged. */
export const newLook = 'data-new-look'

/**
 * Marks the words and controls whose look no screen before had, a few of each. A look is all that contrast depends on
 * (colours of the words and of all behind them, size, weight) and three levels of ancestors, for overlays.
 * @returns how to take the marks away again.
 */
export async function markNewLooks(page: Page, within = 'body'): Promise<() => Promise<void>> {
  const looks = await page.evaluateHandle((within) => {
    const known = new Map<Element, string>()
    const grounds = (element: Element | null): string => {
      if (!element) return ''
      const before = known.get(element)
      if (before !== undefined) return before
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const own = `${backgroundColor} ${backgroundImage} ${opacity} `
      const all = (own === 'rgba(0, 0, 0, 0) none 1 ' ? '' : own) + grounds(element.parentElement)
      known.set(element, all)
      return all
    }
    const paint = (element: Element) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      return `${color} ${fontSize} ${fontWeight} ${textShadow} ${grounds(element)}`
    }
    /** A link must differ from the words around it, so these are part of its look. */
    const around = (element: Element) => {
      const parent = element.localName === 'a' && element.parentElement
      return parent ? `${hasWords(parent)} ${getComputedStyle(parent).color}` : ''
    }
    const chain = (element: Element | null, levels: number): string =>
      element && levels > 0
        ? `${chain(element.parentElement, levels - 1)} ${element.localName}.${element.getAttribute('class')}`
        : ''
    const hasWords = (element: Element) =>
      /^(input|select|textarea|button|summary|a)$/.test(element.localName) ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const byLook = new Map<string, Element[]>()
    for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
      if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue
      const look = `${innerWidth}${chain(element, 4)} ${paint(element)} ${around(element)}`
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
