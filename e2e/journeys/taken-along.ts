import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

/** Of a PNG, in px. */
const widthOf = (png: Buffer) => png.readUInt32BE(16)

const spaced = (words: string | null) => (words ?? '').replace(/\s/g, ' ')

/** Before the page is opened: keeps what is written into pictures, in the order of its words. */
export const hearPictures = (page: Page) =>
  page.addInitScript(() => {
    const written: string[] = []
    Object.assign(globalThis, { written })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (word, ...place) {
      written.push(word)
      fillText.call(this, word, ...place)
    }
  })

/** The parts of a page that draw, each the innermost one with a heading. */
export async function chartsOf(place: Locator): Promise<Locator[]> {
  const drawing = ':is([role=img], svg + table)'
  const part = ':is(section, details[data-wide])'
  const parts = place.locator(`${part}:has(${drawing}):has(h2, h3, h4):not(:has(${part} ${drawing}))`)
  await expect(parts.first()).toBeAttached()
  return parts.all()
}

/** Each of them has its table, and gives a picture with its title, the page's path and the day. */
export async function takenAlong(page: Page, parts: readonly Locator[], path: string) {
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    // Some are brought by the first look at them.
    await part.scrollIntoViewIfNeeded()
    await expect(part.getByRole('table', { includeHidden: true }).first()).toBeAttached()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Guardar imagem' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.png$/)
    expect(widthOf(readFileSync(await download.path()))).toBeGreaterThan(500)
    const words = await page.evaluate(() =>
      (globalThis as unknown as { written: string[] }).written.splice(0).join(' '),
    )
    expect(words).toContain(spaced(await part.getByRole('heading').first().textContent()))
    expect(words).toMatch(new RegExp(String.raw`${path}, \d+ de \p{L}+ de 20\d\d$`, 'u'))
  }
}
