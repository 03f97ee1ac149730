import { lookPages } from '../look/look-pages'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'

test.use({ viewport: sizes.phone })

for (const name of ['energy-results', 'deposits-results', 'personal-loan-results', 'home-loan-results'])
  test(`${name}: what is paid is drawn to scale, from nothing on @deep`, async ({ page }) => {
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

for (const path of ['/', '/energia', '/energia/simular'])
  test(`${path} offers to take a picture of the bill in its first screen @deep`, async ({ page }) => {
    await page.goto(path)
    const way = page.getByRole('main').locator('label, a').filter({ hasText: 'Fotografa a fatura' }).first()
    await expect(way).toBeInViewport({ ratio: 1 })
  })

test('no word of a company’s name is cut in the list of a narrow phone @deep', async ({ page }) => {
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

test('guides are read at a glance: three on half a phone, by title alone @deep', async ({ page }) => {
  await page.goto('/')
  const guides = page.locator('.b-guide')
  const boxes = await guides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(boxes).toHaveLength(3)
  expect(boxes.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(sizes.phone.height / 2)
  // Its arrow stays, in a box of its own.
  await expect(guides.first().getByText('Ler o guia')).toHaveCSS('font-size', '0px')
  await page.setViewportSize(sizes.desktop)
  await expect(guides.first().getByText('Ler o guia')).not.toHaveCSS('font-size', '0px')
})
