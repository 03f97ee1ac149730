import { tableFaults, unfold } from '../crawl/table-faults'
import { homeLoanQuery, lisbonQuery, personalLoanQuery, telecomQuery } from '../journeys/homes'
import { expect, sizesOfRun, test } from '../site/visitor-test'

const results = [
  `/energia/resultados?${lisbonQuery}`,
  `/tv-net-voz/resultados?${telecomQuery}`,
  `/credito-pessoal/resultados?${personalLoanQuery}`,
  `/credito-habitacao/resultados?${homeLoanQuery}`,
  '/cartao-de-credito/resultados?pays=minimum&balance=1500',
  '/depositos-a-prazo/resultados?amount=10000&horizon=12&mayLock=true&origin=newBank',
]

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    for (const address of results) {
      const path = address.split('?', 1)[0]
      test(`${path} shows every figure of its tables without scrolling @deep`, async ({ page }) => {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        // Results that are read from top to bottom are centred in a wide window, whatever the product.
        if (/^\/(tv|credito|cartao).*\/resultados/.test(address))
          expect(
            await page
              .locator('main > *')
              .first()
              .evaluate((first) => {
                const { left, right } = first.getBoundingClientRect()
                return Math.abs(left + right - document.documentElement.clientWidth)
              }),
          ).toBeLessThanOrEqual(2)
        await unfold(page)
        expect(await tableFaults(page)).toEqual([])
      })
    }
  })
