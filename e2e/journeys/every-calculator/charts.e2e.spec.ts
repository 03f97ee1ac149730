import { readFileSync } from 'node:fs'
import { expect, sizes, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { answeredPage, calculators, panelOf } from './calculators'

test.use({ viewport: sizes.phone })

/** Of a PNG, in px. */
const widthOf = (png: Buffer) => png.readUInt32BE(16)

/** The IMI's answer has none. */
const drawing = calculators.filter(({ slug }) => slug !== 'imi')

for (const one of drawing)
  test(`every chart of ${one.slug} can be taken along, with its title, its address and the day, beside its table`, async ({
    page,
  }) => {
    // Words of a picture, in their order.
    await page.addInitScript(() => {
      const written: string[] = []
      Object.assign(globalThis, { written })
      const { fillText } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.fillText = function (word, ...place) {
        written.push(word)
        fillText.call(this, word, ...place)
      }
    })
    await page.goto(answeredPage(one))
    await whenLive(page)
    const drawings = panelOf(page).locator('section:has([role=img], svg + table)')
    const parts = await drawings.filter({ has: page.getByRole('heading') }).all()
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) {
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
      expect(words).toContain(
        ((await part.getByRole('heading').first().textContent()) ?? '').replace(/\s/g, ' '),
      )
      expect(words).toMatch(new RegExp(String.raw`/simuladores/${one.slug}, \d+ de \p{L}+ de 20\d\d$`, 'u'))
    }
  })

test('the Euribor is dragged on its chart, and moved by arrow keys, with the instalment read out', async ({
  page,
}) => {
  await page.goto('/simuladores/euribor')
  await whenLive(page)
  const ball = page.getByRole('slider', { name: 'Outra Euribor' })
  const index = async () => Number(/^[\d,-]+/.exec(await said())?.[0].replace(',', '.'))
  const said = async () => (await ball.getAttribute('aria-valuetext')) ?? ''
  // Out of reach until its code is there.
  await expect(page.locator('[inert] [aria-label="Outra Euribor"]')).toHaveCount(0)
  await ball.scrollIntoViewIfNeeded()
  const drawn = page.locator('figure circle')
  const place = async () => {
    const box = await drawn.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const { x, y } = await place()
  const before = await index()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 40, { steps: 4 })
  await page.mouse.up()
  // The ball stays under the finger.
  expect(Math.abs((await place()).y - (y - 40))).toBeLessThan(4)
  const dragged = await index()
  expect(dragged).toBeGreaterThan(before + 1)
  await page.keyboard.press('ArrowUp')
  expect(await index()).toBeCloseTo(dragged + 0.05, 2)
  const words = await said()
  expect(words).toMatch(/^[\d,]+\s%: \d+,\d\d\s€ por mês, mais \d+,\d\d\s€ do que agora$/u)
  await expect(panelOf(page)).toContainText(/\d+,\d\d\s€ por mês/u.exec(words)?.[0] ?? 'nothing')
})
