import type { Page } from '@playwright/test'
import { whenLive } from '../journeys/answer-funnel'
import { lookPages } from '../look/look-pages'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'

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

/** Shown at the gate; the others repeat it. */
const gatePages = ['energy-results']
const deepUnless = (isAtGate: boolean) => (isAtGate ? [] : '@deep')

// A phone on its side, and a window of 1280 × 720 at 200 %.
for (const viewport of [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const [name, address] of Object.entries(lookPages))
      test(`${name} is not hidden behind its bars, nor wider than the window`, {
        tag: deepUnless(gatePages.includes(name) && viewport.width === 640),
      }, async ({ page }) => {
        await page.goto(address)
        expect(await covered(page)).toBeLessThanOrEqual(1 / 3)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      })

    for (const path of ['/energia/simular', '/tv-net-voz/simular', '/seguros/simular'])
      test(`${path} shows its first answer without scrolling`, {
        tag: deepUnless(path === '/energia/simular' && viewport.width === 640),
      }, async ({ page }) => {
        await page.goto(path)
        await whenLive(page)
        const answer = page.getByRole('main').getByRole('radio').first()
        await expect(page.locator(`label[for="${await answer.getAttribute('id')}"]`)).toBeInViewport({
          ratio: 0.9,
        })
      })
  })

test.describe('on a phone at twice its size', () => {
  test.use({ viewport: { width: 195, height: 422 } })

  test('the bar is whole', async ({ page }) => {
    await page.goto('/')
    const ends = await page
      .getByRole('banner')
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(2)
    expect(Math.max(...ends)).toBeLessThanOrEqual(195)
  })

  test('the words of an answer are whole', deep, async ({ page }) => {
    await page.goto('/energia/simular')
    const words = page.getByText('Só eletricidade', { exact: true }).first()
    const lines = await words.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(2)
  })

  test('the button of the filters lies over no words', async ({ page }) => {
    await page.goto(lookPages['energy-results'] ?? '')
    const [button, title] = await Promise.all([
      page.getByRole('button', { name: /^Ordenar e filtrar/ }).boundingBox(),
      page.locator('#list-title').boundingBox(),
    ])
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  })
})

test.describe('in colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is chosen differs from what is not', async ({ page }) => {
    await page.goto(chosen)
    const look = (name: string) =>
      page.getByRole('radio', { name, exact: true }).evaluate((one) => {
        const label = document.querySelector(`label[for="${one.id}"]`) ?? one
        const { borderColor, borderWidth, outlineWidth, boxShadow } = getComputedStyle(label)
        const mark = getComputedStyle(label.lastElementChild ?? label)
        return [
          borderColor,
          borderWidth,
          outlineWidth,
          boxShadow,
          mark.backgroundColor,
          mark.borderColor,
        ].join()
      })
    expect(await look('6,9 kVA')).not.toBe(await look('3,45 kVA'))
  })

  test('what is pressed has an edge, where its ground and its shadow are taken away', async ({ page }) => {
    await page.goto('/')
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
  })

  test('charts and their keys keep their marks', deep, async ({ page }) => {
    await page.goto('/simuladores/salario-liquido')
    const keys = page.getByRole('table', { name: /Do que a empresa paga/ }).locator('th > span, th span')
    const paints = await keys.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(paints.filter((paint) => !/^rgba\(.*, 0\)$/.test(paint))).size).toBeGreaterThanOrEqual(4)
  })
})

test.describe('on a first visit', () => {
  test.use({ asked: false, viewport: sizes.phone })

  for (const path of ['/', '/energia'])
    test(`${path} keeps its postal code clear of the question about cookies`, {
      tag: deepUnless(path === '/'),
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      const question = page.locator('.consent-banner[data-open]')
      await expect(question).toBeVisible()
      const [field, banner] = await Promise.all([
        page.getByLabel('Código postal').first().boundingBox(),
        question.boundingBox(),
      ])
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
    })
})
