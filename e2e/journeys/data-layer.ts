import type { Page } from '@playwright/test'

type Entry = Readonly<Record<string, unknown>>

/** Keeps the data layer of each document, across full loads. */
export const keepLayer = (page: Page) =>
  page.addInitScript(() => {
    const earlier: object[] = JSON.parse(sessionStorage.getItem('test:layer') ?? '[]')
    const layer: object[] = []
    const keep = () => sessionStorage.setItem('test:layer', JSON.stringify([...earlier, ...layer]))
    layer.push = (...entries) => {
      const length = Array.prototype.push.apply(layer, entries)
      keep()
      return length
    }
    Object.assign(window, { dataLayer: layer })
  })

/** Events of the data layer so far, each in a few words: its name, and the page, question or provider that it names. */
export async function eventsOf(
  page: Page,
): Promise<{ readonly entries: readonly Entry[]; readonly words: string[] }> {
  const layer: Entry[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('test:layer') ?? '[]'))
  const entries = layer.filter(({ event }) => typeof event === 'string' && event !== 'gtm.js')
  const words = entries.map(({ event, page_path: path, step }) =>
    [event, path ?? step ?? ''].join(' ').trim(),
  )
  return { entries, words }
}
