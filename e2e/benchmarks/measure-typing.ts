import { chromium, type Frame, type Locator, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../browser/chromium'
import { openEditor } from '../site/editor-page'
import { startSite } from '../site/start-site'
import { median } from './median'

export interface TypingFigures {
  /** Field that was typed into. */
  readonly field: string
  /** From the keystroke in the editor's page to the frame that shows it, in ms. */
  readonly median: number
  readonly p95: number
  readonly keystrokes: number
}

const slug = 'guias/como-escolher-tarifa-de-eletricidade'
const rounds = 40

/** In the editor's page: when each text was typed. In the site's: when each text was first on screen. Both by one clock. */
const watchTyping = () => {
  const times: Record<string, number> = {}
  Object.assign(globalThis, { times })
  addEventListener(
    'input',
    ({ target }) => {
      const { value, textContent } = target as HTMLInputElement
      times[value ?? textContent ?? ''] = performance.timeOrigin + performance.now()
    },
    true,
  )
}
const watchShown = () => {
  const times: Record<string, number> = {}
  Object.assign(globalThis, { times })
  new MutationObserver(() => {
    for (const [text] of document.body.textContent?.matchAll(/Medida \d+ [a-z]+/g) ?? [])
      requestAnimationFrame(() => {
        times[text] ??= performance.timeOrigin + performance.now()
      })
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}

const timesOf = (place: Page | Frame) =>
  place.evaluate(() => (globalThis as unknown as { times: Record<string, number> }).times)

async function typeInto(page: Page, frame: Frame, field: Locator, name: string): Promise<TypingFigures> {
  const texts = Array.from({ length: rounds }, (_, at) => `Medida ${at} ${name}`)
  for (const text of texts) {
    await field.fill(text)
    await frame.waitForFunction(
      (wanted) => wanted in (globalThis as unknown as { times: Record<string, number> }).times,
      text,
    )
  }
  const [typed, shown] = [await timesOf(page), await timesOf(frame)]
  // The first ones wake what sleeps: an editor feels the rest.
  const waits = texts.slice(5).map((text) => (shown[text] ?? Number.NaN) - (typed[text] ?? Number.NaN))
  const sorted = waits.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  return { field: name, median: median(waits), p95, keystrokes: waits.length }
}

/** Types into the local editor's page and measures when the page in its frame shows it. */
export async function measureTyping(): Promise<readonly TypingFigures[]> {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const { frame: locator, block } = await openEditor(page, site.editorUrl, slug)
    const frame = page.frames().find((one) => one.url().startsWith(site.url))
    if (!frame) throw new Error('the editor shows no site')
    await page.evaluate(watchTyping)
    await frame.evaluate(watchShown)
    const nested = (await block('Tens direito à tarifa social?')).getByRole('textbox', {
      name: 'Título',
      exact: true,
    })
    const text = await block('Texto')
    const tag = await block('qp-energy-offers')
    await tag.locator('summary', { hasText: 'heading' }).click()
    await locator.locator('qp-energy-offers').scrollIntoViewIfNeeded()
    return [
      await typeInto(page, frame, nested, 'bloco'),
      await typeInto(page, frame, text.getByRole('textbox').first(), 'texto'),
      await typeInto(page, frame, tag.getByLabel('Valor', { exact: true }).nth(2), 'atributo'),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}
