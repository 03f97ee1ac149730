import { randomBytes } from 'node:crypto'
import { deep } from '../site/deep'
import { publishChanged, untilServed } from '../site/publish-built'
import { compiledHost, startSite, type TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

/** A stack names the files that developers know. */
const fromSources = { [compiledHost]: '' }
test.use({ siteName: 'failing pages', siteSettings: fromSources })

const failure = 'Oooops, algo correu mal!'

/** A route with a layout that does not exist: the page itself cannot be made. */
async function breakARoute({ store, url }: TestSite) {
  const version = '9.9.9+unknown-layout'
  await publishChanged(store, 'mf-energy', version, (_, { routes }) => ({
    routes: routes.map((route) => ({ ...route, layout: 'nonsense' as typeof route.layout })),
  }))
  await untilServed(url, version)
}

test('a page that fails shows message and stack in development', deep, async ({ page, site }) => {
  await breakARoute(site)
  expect((await page.goto('/energia/contacto'))?.status()).toBe(500)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByText('Unknown layout "nonsense"')).toBeVisible()
  await expect(page.getByText(/layouts\.ts:\d+/)).toBeVisible()
})

test('in production it shows neither', deep, async ({ page }) => {
  const site = await startSite({
    ...fromSources,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://queropoupar.example',
    LEADS_KEYS: `test:${randomBytes(32).toString('base64')}`,
  })
  try {
    await breakARoute(site)
    expect((await page.goto(`${site.url}/energia/contacto`))?.status()).toBe(500)
    await expect(page.getByRole('heading', { name: failure })).toBeVisible()
    await expect(page.getByText('Ocorreu um erro inesperado.')).toBeVisible()
    expect(await page.content()).not.toContain('nonsense')
    expect(await page.content()).not.toMatch(/layouts\.ts/)
  } finally {
    await site.stop()
  }
})
