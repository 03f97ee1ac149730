/**
 * From 0 to 1, to separate light from dark: `rgb()` as most colours are computed, else the first number (`oklch`,
 * `color`).
 */
function lightness(colour: string): number {
  const [x = 0, y = 0, z = 0] = (colour.match(/(?<![\w-])[\d.]+/g) ?? []).map(Number)
  if (colour.startsWith('rgb')) return (x * 2 + y * 5 + z) / 2040
  return /^l(ab|ch)/.test(colour) ? x / 100 : x
}

/**
 * Keeps a tag with `theme="auto"` as dark as the page around it, whatever the visitor's system asks for: a page with light words
 * is dark. Looks again when classes of the page or the system change, and once more when a transition of the page has ended.
 */
export function followPage(host: HTMLElement, root: Element): void {
  const look = () => {
    const isDark = host.getAttribute('theme') === 'auto' && lightness(getComputedStyle(host).color) > 0.5
    root.setAttribute('data-root', isDark ? 'dark' : '')
  }
  const lookTwice = () => {
    look()
    setTimeout(look, 600)
  }
  lookTwice()
  const changes = new MutationObserver(lookTwice)
  for (const one of [document.documentElement, document.body]) changes.observe(one, { attributes: true })
  changes.observe(host, { attributeFilter: ['theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', lookTwice)
}
