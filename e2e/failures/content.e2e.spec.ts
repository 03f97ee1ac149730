import { pointAt } from 'shared-lib/deployments/switches'
import { publishChanged } from '../site/publish-built'
import { expect, test } from '../site/visitor-test'

test.use({ siteName: 'failing' })

test.afterEach(({ site }) => site.content({ down: false, tooMany: 0, delayMs: 0 }))

test('while the CMS is down seen pages are served, others are under maintenance', async ({ page, site }) => {
  const { store } = site
  expect((await page.goto('/energia'))?.status()).toBe(200)
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()
  await site.content({ down: true })
  // A switch makes every finished page worthless: this one must be made again, from content kept over the outage.
  const healthy = (await store.registry()).entries['mf-chrome']?.current ?? ''
  await publishChanged(store, 'mf-chrome', '9.9.9+switch', () => undefined)
  await expect.poll(async () => (await page.request.get('/energia')).text()).toContain('9.9.9+switch')
  expect((await page.goto('/energia'))?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await expect(page.getByRole('contentinfo')).toBeVisible()

  expect((await page.request.get('/guias/nunca-escrita')).status()).toBe(404)
  expect((await page.goto('/glossario/taxa-mista'))?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'Encontramo-nos em manutenção' })).toBeVisible()
  await expect(page.getByText('Estamos a trabalhar para voltar ao funcionamento normal.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await site.content({ down: false })
  await expect.poll(async () => (await page.request.get('/glossario/taxa-mista')).status()).toBe(200)
  await pointAt(store, 'mf-chrome', healthy)
})
