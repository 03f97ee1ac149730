import { randomBytes } from 'node:crypto'
import { publishChanged, untilServed } from '../site/publish-built'
import { compiledHost, startSite, type TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

/** A stack names the files that developers know. */
const fromSources = { [compiledHost]: '' }
test.use({ siteName: 'error pages', siteSettings: fromSources })

const failure = 'Oooops, algo correu mal!'

test('an unknown address answers 404 with the way home, and says so in the log', async ({ page, site }) => {
  expect((await page.goto('/nada/disto'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(site.logs.some((line) => line.includes('Page not found: /nada/disto'))).toBe(true)
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveTitle(/^Quero Poupar/)
})

test('an unknown step of a route is an unknown address', async ({ page }) => {
  expect((await page.goto('/energia/simular/nada'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
})

for (const robot of ['Googlebot/2.1', 'Chrome-Lighthouse', 'facebookexternalhit/1.1'])
  test(`${robot} gets the bare status`, async ({ request }) => {
    const answer = await request.get('/nada/disto', { headers: { 'user-agent': robot } })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toBe('')
    expect((await request.get('/', { headers: { 'user-agent': robot } })).status()).toBe(200)
  })

/** A route that asks for a layout nobody has: the page itself cannot be made. */
async function breakARoute({ store, url }: TestSite) {
  const version = '9.9.9+unknown-layout'
  await publishChanged(store, 'mf-energy', version, (_, { routes }) => ({
    routes: routes.map((route) => ({ ...route, layout: 'nonsense' as typeof route.layout })),
  }))
  await untilServed(url, version)
}

test('a page that fails shows message and stack in development', async ({ page, site }) => {
  await breakARoute(site)
  expect((await page.goto('/energia/contacto'))?.status()).toBe(500)
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByText('Unknown layout "nonsense"')).toBeVisible()
  await expect(page.getByText(/layouts\.ts:\d+/)).toBeVisible()
})

test('in production it shows neither', async ({ page }) => {
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
