import { lookPages } from '../look/look-pages'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { lisbonQuery } from './homes'

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
  test(`${name}: «${way}» stands in the first screen of a phone @deep`, async ({ page }) => {
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

/** Answers of which each changes the content above the list. */
const electricity =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider='
const bill = '&kwhElectricity=1900&kwhPeriod=year&powerPrice=0.3&energyPrice=0.19'
const gas =
  'energyType=gas&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&gasTier=2&currentProvider=unknown'
const lists = {
  'electricity, from nobody known': `/energia/resultados?${electricity}unknown`,
  'electricity, from a supplier': `/energia/resultados?${electricity}EDPC`,
  'electricity, against a bill': `/energia/resultados?${electricity}EDPC${bill}`,
  'electricity, filtered': `/energia/resultados?${electricity}EDPC&provider=EDPC`,
  gas: `/energia/resultados?${gas}`,
  'electricity and gas, from nobody known': `/energia/resultados?${lisbonQuery}`,
  'electricity and gas, from a supplier': `/energia/resultados?${lisbonQuery.replace('unknown', 'EDPC')}`,
  deposits: lookPages['deposits-results'] ?? '',
  'deposits, short and free':
    '/depositos-a-prazo/resultados?amount=1000&horizon=3&mayLock=false&origin=sameBank',
} as const

for (const [what, address] of Object.entries(lists))
  test(`the first row is in the first screen, its price at its end: ${what} @deep`, async ({ page }) => {
    await page.goto(address)
    await whenLive(page)
    const row = page.getByRole('article').first()
    const [box, price] = await Promise.all([
      row.boundingBox(),
      row.locator('summary span:has(> [data-size="large"])').boundingBox(),
    ])
    expect(box?.y).toBeLessThanOrEqual(700)
    const room = (box?.x ?? 0) + (box?.width ?? 0) - (price?.x ?? 0) - (price?.width ?? 0)
    expect(room).toBeLessThanOrEqual(48)
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

test('guides are read at a glance: four on half a phone, by title alone @deep', async ({ page }) => {
  await page.goto('/')
  const guides = page.locator('.b-guide')
  const boxes = await guides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(boxes).toHaveLength(4)
  expect(boxes.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(sizes.phone.height / 2)
  // Its arrow stays, in a box of its own.
  await expect(guides.first().getByText('Ler o guia')).toHaveCSS('font-size', '0px')
  await page.setViewportSize(sizes.desktop)
  await expect(guides.first().getByText('Ler o guia')).not.toHaveCSS('font-size', '0px')
})
