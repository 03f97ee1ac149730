import type { Page } from '@playwright/test'
import { exactAmounts } from 'shared-lib/rules/money/exact-amounts.testing'
import { checkScreen } from '../accessibility/check-screen'
import { tableFaults, unfold } from '../crawl/table-faults'
import { deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { cases, deposit, energy, lists, package500 } from './ruler-cases'
import { countActs, ways } from './ruler-ways'

/** px: where the list begins at the latest, its rows, the longest page, and its tail: newsletter, footer, legal words. */
const limits = {
  phone: { row: 600, rows: [60, 150], page: 3500, tail: 600 },
  desktop: { row: 420, rows: [64, 74], page: 3500, tail: 930 },
} as const

/** Of those drawn: history is folded. */
const rowHeights = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((px) => px > 0))

/** Columns whose words the tag of their row repeats: the spans after its name are the tag, two columns and the price. */
const repeatedColumns = (page: Page) =>
  page.locator('article h3').evaluateAll((names) =>
    names.flatMap((name) => {
      const spans = [...(name.parentElement?.querySelectorAll('h3 ~ span') ?? [])]
      const shown = spans.filter((span) => span.checkVisibility()).map((span) => span.textContent ?? '')
      const [tag, ...columns] = shown.length > 3 ? shown.slice(0, -1) : []
      return tag ? columns.filter((words) => tag.includes(words)) : []
    }),
  )

/** px, each once: a place that breaks into two lines («11.» above «º») is higher than the others. */
const placeHeights = (page: Page) =>
  page
    .getByText(/^\d+\.º$/)
    .evaluateAll((all) =>
      [...new Set(all.map((place) => place.getBoundingClientRect().height))].filter(Boolean),
    )

/** From the price of the first row to the end of the row. */
async function roomAfterPrice(page: Page) {
  const row = page.getByRole('article').first()
  const price = row.locator('summary span:has(> [data-size="large"])')
  const [all, end] = [await row.boundingBox(), await price.boundingBox()]
  return (all?.x ?? 0) + (all?.width ?? 0) - (end?.x ?? 0) - (end?.width ?? 0)
}

for (const [name, [path, verdict, today]] of Object.entries(cases))
  for (const size of ['phone', 'desktop'] as const)
    test(
      `${name} on a ${size}: the verdict and the ruler are in the first screen`,
      deepUnless(size === 'phone' && name === Object.keys(cases)[0]),
      async ({ page }) => {
        await page.setViewportSize(sizes[size])
        await page.goto(path)
        await whenLive(page)
        const ruler = page.locator('[data-ruler]')
        await expect(ruler.getByRole('heading', { level: 1 })).toHaveText(verdict)
        const mark = ruler.getByRole('button', { name: today }).or(ruler.getByRole('link', { name: today }))
        await expect(mark).toBeVisible()
        // The first chip of every product, above its ruler.
        const chip = page.locator('main :is(a, button, label)').filter({ hasText: 'Hoje: ' }).first()
        await expect(chip).toBeInViewport({ ratio: 1 })
        expect((await chip.boundingBox())?.y).toBeLessThan((await ruler.boundingBox())?.y ?? 0)
        await expect(ruler).toBeInViewport({ ratio: 1 })
        await expect(ruler.getByRole('link', { name: /^(Quero |Pedir |Ver o plano)/ }).first()).toBeVisible()
        expect((await ruler.boundingBox())?.height).toBeLessThanOrEqual(300)
        if (name in lists) {
          const row = await page.getByRole('article').first().boundingBox()
          expect(row?.y).toBeLessThanOrEqual(limits[size].row)
          const [least, most] = limits[size].rows
          expect((await rowHeights(page)).filter((px) => px < least || px > most)).toEqual([])
          expect((await placeHeights(page)).length).toBeLessThanOrEqual(1)
          if (size === 'desktop') expect(await repeatedColumns(page)).toEqual([])
          else expect(await roomAfterPrice(page)).toBeLessThanOrEqual(48)
        }
        // Its height is a guess until it is near.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect
          .poll(async () => (await page.getByRole('contentinfo').boundingBox())?.height)
          .toBeLessThanOrEqual(limits[size].tail)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          limits[size].page,
        )
        expect(await page.evaluate(exactAmounts, 'main')).toEqual([])
        await checkScreen(page)
        await unfold(page)
        expect(await tableFaults(page)).toEqual([])
      },
    )

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  for (const [name, { from, taps, fields, walk, answer }] of Object.entries(ways))
    test(
      `the answer of ${name} is at most ${taps} taps and ${fields} fields away`,
      deepUnless(name === 'telecom'),
      async ({ page }) => {
        const acts = await countActs(page)
        await page.goto(from)
        await walk(page)
        const shown = answer?.(page) ?? page.locator('[data-ruler]')
        await expect(shown).toBeVisible()
        if (!answer) await expect(shown).toBeInViewport({ ratio: 1 })
        expect(acts.taps).toBeLessThanOrEqual(taps)
        expect(acts.fields.size).toBeLessThanOrEqual(fields)
        // Neither is counted by a listener that never was.
        expect(acts.taps > 0).toBe(taps > 0)
      },
    )

  test('rows of cards are as low as those of other lists, above the ceiling too @deep', async ({ page }) => {
    await page.goto('/cartao-de-credito/resultados?pays=all&monthlyPurchases=500&sort=fee')
    await whenLive(page)
    await page.getByText(/^Acima do máximo legal: /).click()
    await expect(page.getByRole('article').last()).toBeVisible()
    const heights = await rowHeights(page)
    expect(heights.length).toBeGreaterThan(5)
    expect(heights.filter((px) => px > limits.phone.rows[1])).toEqual([])
  })
})

test.describe('on a desk, without script', () => {
  test.use({ viewport: sizes.desktop, javaScriptEnabled: false })

  for (const [name, path, head, sort] of [
    ['energy', energy('electricity'), 'Renovável', 'renewable'],
    ['deposits', deposit, 'TANB', 'rate'],
    ['telecom', `${package500}&hasBill=false`, 'Internet', 'speed'],
  ] as const)
    test(`the list of ${name} is a table that its heads put in order @deep`, async ({ page }) => {
      await page.goto(path)
      const heads = page.getByRole('columnheader')
      await expect(heads.last()).toHaveAttribute('aria-sort', /./)
      await heads.getByRole('link', { name: head }).click()
      await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
      await expect(heads.filter({ hasText: head })).toHaveAttribute('aria-sort', /./)
    })
})

/** Labels that leave the narrowest phone, or of which two meet. */
async function labelFaults(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  const boxes = await page.locator('[data-ruler] svg text').evaluateAll((all) =>
    all.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return { name: text.textContent, left, right, top, bottom }
    }),
  )
  expect(boxes.length).toBeGreaterThan(0)
  return boxes.flatMap((one, at) => [
    ...(one.left < 16 || one.right > 304 ? [`${one.name} leaves it`] : []),
    ...boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.right > other.left &&
          one.left < other.right &&
          one.bottom > other.top &&
          one.top < other.bottom,
      )
      .map((other) => `${one.name} meets ${other.name}`),
  ])
}

test('the labels of the ruler never meet or leave it on the narrowest phone @deep', async ({ page }) => {
  for (const [path] of Object.values(cases)) {
    await page.goto(path)
    expect(await labelFaults(page), path).toEqual([])
  }
})

test('the last bill, typed into its sheet, is today’s mark, also on paper', async ({ page }) => {
  await page.goto(energy('electricity'))
  await whenLive(page)
  await page.locator('[data-ruler]').getByRole('button', { name: 'Quanto pagas hoje?' }).click()
  await page.getByRole('textbox', { name: 'Quanto pagaste na última fatura?' }).fill('62,40')
  await page.getByRole('textbox', { name: 'Em quantos dias?' }).fill('31')
  await checkScreen(page)
  await page.getByRole('button', { name: 'Ver quanto poupo' }).click()
  await expect(page.getByRole('button', { name: /^Tu hoje: 734,71.€\/ano/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hoje: 62,40.€$/ })).toBeVisible()
  await expect(page).toHaveURL(/billTotal=62(,|%2C|\.)4/)
  expect(await labelFaults(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-on-paper]').first()
  for (const words of ['Quero Poupar', /\d{4}/, '/energia/resultados'])
    await expect(sheet).toContainText(words)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})
