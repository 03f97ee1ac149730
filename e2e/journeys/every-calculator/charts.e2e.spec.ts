import { deepUnless } from '../../site/deep'
import { expect, sizes, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { chartsOf, hearPictures, takenAlong } from '../taken-along'
import { answeredPage, calculators, openAll, panelOf } from './calculators'

test.use({ viewport: sizes.phone })

/** The IMI's answer has none. */
const drawing = calculators.filter(({ slug }) => slug !== 'imi')

for (const one of drawing)
  test(
    `every chart of ${one.slug} has a table, and can be taken along with its title, its address and the day`,
    deepUnless(one.slug === 'salario-liquido'),
    async ({ page }) => {
      await hearPictures(page)
      await page.goto(answeredPage(one))
      await whenLive(page)
      await openAll(panelOf(page))
      await takenAlong(page, await chartsOf(panelOf(page)), `/simuladores/${one.slug}`)
    },
  )

test('the Euribor is dragged on its chart and moved by keys, and read out @deep', async ({ page }) => {
  await page.goto('/simuladores/euribor')
  await whenLive(page)
  await openAll(panelOf(page))
  const ball = page.getByRole('slider', { name: 'Outra Euribor' })
  const index = async () => Number(/^[\d,-]+/.exec(await valueText())?.[0].replace(',', '.'))
  const valueText = async () => (await ball.getAttribute('aria-valuetext')) ?? ''
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
  const words = await valueText()
  expect(words).toMatch(/^[\d,]+\s%: \d+,\d\d\s€ por mês, mais \d+,\d\d\s€ do que agora$/u)
  await expect(panelOf(page)).toContainText(/\d+,\d\d\s€ por mês/u.exec(words)?.[0] ?? 'nothing')
})
