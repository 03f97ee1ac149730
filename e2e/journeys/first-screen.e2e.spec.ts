import { lookPages } from '../look/look-pages'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'

test.use({ viewport: sizes.phone })

/** Ways on from a result, of each product that has no list of prices of today. */
const ways = {
  'telecom-results': 'Quero que me liguem',
  'personal-loan-results': 'Pedir propostas',
  'home-loan-results': 'Quero que me liguem',
  'energy-results': 'Quero os preços de hoje',
  'deposits-results': 'Ver o plano',
} as const

for (const [name, way] of Object.entries(ways))
  test(`${name}: «${way}» stands in the first screen of a phone`, async ({ page }) => {
    await page.goto(lookPages[name] ?? '')
    await whenLive(page)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^(${way}|Quero esta oferta)$`) })
        .first(),
    ).toBeInViewport({ ratio: 1 })
  })

for (const name of ['energy-results', 'deposits-results', 'personal-loan-results', 'home-loan-results'])
  test(`${name}: what is paid is drawn to scale, from nothing on`, async ({ page }) => {
    await page.goto(lookPages[name] ?? '')
    await whenLive(page)
    const bars = page.locator('main svg:has(> rect[data-part="own"])')
    const widths = await bars.evaluateAll((all) =>
      all.map((bar) =>
        [...bar.querySelectorAll('rect')].reduce((sum, part) => sum + part.getBoundingClientRect().width, 0),
      ),
    )
    expect(widths.length).toBeGreaterThan(0)
    const room = (await bars.first().boundingBox())?.width ?? 0
    for (const width of widths) {
      expect(width).toBeGreaterThan(0)
      expect(width).toBeLessThanOrEqual(room + 1)
    }
  })

test('no word of a company’s name is cut in the list of a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(lookPages['energy-results'] ?? '')
  await whenLive(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const cut = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const name = card.querySelector('h3')?.firstChild
      if (!name?.textContent) return []
      // A word on two lines has two boxes.
      let at = 0
      return name.textContent.split(' ').filter((word) => {
        const range = document.createRange()
        range.setStart(name, at)
        range.setEnd(name, at + word.length)
        at += word.length + 1
        return range.getClientRects().length > 1
      })
    }),
  )
  expect(cut).toEqual([])
})
