import { startForeignSite } from '../site/foreign-site'
import { expect, test } from '../site/visitor-test'
import { heading } from './answer-funnel'

/** What a strict page must allow, as `docs/contracts/elements-loader.md` says. */
const directives = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src']

const policyOf = (allowed: readonly string[], site: string) =>
  [
    "default-src 'none'",
    ...allowed.map((name) => `${name} ${site}${name === 'style-src' ? " 'nonce-parceiro'" : ''}`),
  ].join('; ')

const tag =
  '<qp-energy-funnel energy-type="electricity"><a href="https://exemplo.pt/energia">Comparar energia</a></qp-energy-funnel>'

test('a page with a strict policy carries a tag with the documented directives, and complains of nothing', async ({
  page,
  site,
}) => {
  const partner = await startForeignSite(site.url, tag, 0, policyOf(directives, site.url))
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await page.goto(partner.url)
  await expect(heading(page, 'Para que casa é?')).toBeVisible()
  await expect(page.locator('qp-energy-funnel').getByRole('button', { name: 'Continuar' })).toHaveCSS(
    'border-radius',
    '999px',
  )
  expect(await page.evaluate(() => Reflect.get(globalThis, 'refused'))).toEqual([])
  await partner.stop()
})

test.describe('without leave', () => {
  test.use({ quiet: false })

  for (const missing of ['script-src', 'connect-src'])
    test(`in ${missing} the page keeps the link that it wrote into the tag`, async ({ page, site }) => {
      const allowed = directives.filter((name) => name !== missing)
      const partner = await startForeignSite(site.url, tag, 0, policyOf(allowed, site.url))
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('violates the following Content Security Policy'),
      )
      await page.goto(partner.url)
      await refused
      await expect(page.getByRole('link', { name: 'Comparar energia' })).toBeVisible()
      expect(await page.locator('qp-energy-funnel').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull()
      await partner.stop()
    })
})
