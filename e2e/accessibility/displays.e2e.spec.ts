import type { Page } from '@playwright/test'
import { lookPages } from '../look/look-pages'
import { deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { fitsTheWindow } from './check-screen'

const chosen =
  '/energia/simular/potencia-contratada?energyType=electricity&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&contractedPower=6.9'

/** Share of the window that lies under what stays in sight: the header, a foot, a question. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { position, visibility, pointerEvents } = getComputedStyle(one)
      return /fixed|sticky/.test(position) && visibility === 'visible' && pointerEvents !== 'none'
    })
    const wide = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width, bottom, top }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
    return (
      wide.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0) /
      innerHeight
    )
  })

/** A phone on its side, and a window of 1280 × 720 at 200 %, which the gate looks at. */
const low = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
]

async function isFree(page: Page) {
  expect(await covered(page)).toBeLessThanOrEqual(1 / 3)
  await fitsTheWindow(page)
}

async function showsFirstAnswer(page: Page) {
  const answer = page.getByRole('main').getByRole('radio').first()
  await expect(page.locator(`label[for="${await answer.getAttribute('id')}"]`)).toBeInViewport({ ratio: 0.9 })
}

for (const viewport of low)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const [name, address] of Object.entries(lookPages))
      test(`${name} is not hidden behind its bars, nor wider than the window @deep`, async ({ page }) => {
        await page.goto(address)
        await isFree(page)
      })
  })

test('results leave room in a low window; on a phone at twice its size bars are whole', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto(lookPages['energy-results'] ?? '')
  await isFree(page)
  await page.setViewportSize({ width: 195, height: 422 })
  const [button, title] = await Promise.all([
    page.getByRole('button', { name: /^Ordenar e filtrar/ }).boundingBox(),
    page.locator('#list-title').boundingBox(),
  ])
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  const ends = await page
    .getByRole('banner')
    .locator('a:visible, summary:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(2)
  expect(Math.max(...ends)).toBeLessThanOrEqual(195)
})

test.describe('in colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 640, height: 360 } })

  test('the chosen differs from the rest, and a low window shows the first answer', async ({ page }) => {
    await page.goto(chosen)
    await showsFirstAnswer(page)
    const look = (name: string) =>
      page.getByRole('radio', { name, exact: true }).evaluate((one) => {
        const label = document.querySelector(`label[for="${one.id}"]`) ?? one
        const { borderColor, borderWidth, outlineWidth, boxShadow } = getComputedStyle(label)
        const { backgroundColor, borderColor: edge } = getComputedStyle(label.lastElementChild ?? label)
        return [borderColor, borderWidth, outlineWidth, boxShadow, backgroundColor, edge].join()
      })
    expect(await look('6,9 kVA')).not.toBe(await look('3,45 kVA'))
  })

  test('charts and their keys keep their marks @deep', async ({ page }) => {
    await page.goto('/simuladores/salario-liquido')
    const keys = page.getByRole('table', { name: /Do que a empresa paga/ }).locator('th > span, th span')
    const paints = await keys.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(paints.filter((paint) => !/^rgba\(.*, 0\)$/.test(paint))).size).toBeGreaterThanOrEqual(4)
  })
})

test.describe('on a first visit', () => {
  test.use({ asked: false, viewport: sizes.phone })

  for (const path of ['/', '/energia'])
    test(
      `${path} keeps its postal code clear of the question about cookies; without colours, edges stay`,
      deepUnless(path === '/'),
      async ({ page }) => {
        await page.goto(path)
        const question = page.locator('.consent-banner[data-open]')
        await expect(question).toBeVisible()
        const [field, banner] = await Promise.all([
          page.getByLabel('Código postal').first().boundingBox(),
          question.boundingBox(),
        ])
        expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
        if (path !== '/') return
        await page.emulateMedia({ forcedColors: 'active' })
        const main = page.getByRole('main')
        for (const one of [
          main.locator('label', { hasText: 'Fotografa a fatura' }),
          main.getByRole('link', { name: 'Simular energia, pergunta a pergunta' }),
          main.getByRole('button', { name: 'Ver as ofertas' }),
        ]) {
          const edges = await one.evaluate((element) => {
            const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
            return [
              [borderTopStyle, borderTopWidth],
              [outlineStyle, outlineWidth],
            ]
          })
          expect(edges.some(([style, width]) => style !== 'none' && width !== '0px')).toBe(true)
        }
      },
    )
})
