import { expect, test } from '../site/visitor-test'

const guide = '/guias/como-ler-a-fatura-da-eletricidade'

test('touching the offers of a guide loads nothing: they are finished @deep', async ({ page }) => {
  await page.goto(guide)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/deployments\/mf-energy\/.*\.js/.test(request.url())) loaded.push(request.url())
  })
  await page.locator('qp-energy-offers').getByRole('listitem').first().click()
  await page.waitForTimeout(500)
  expect(loaded).toEqual([])
})
