import type { Page } from '@playwright/test'
import { attachShiftMeter } from '../budgets/shift-meter'
import { gtmId, test } from '../site/connected-site'
import { consentVersion } from '../site/cookie-choice'
import { expect, sizes, sizesOfRun } from '../site/visitor-test'
import { whenLive } from './answer-funnel'

test.use({ asked: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Tu escolhes os cookies' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
const cookie = async (page: Page) =>
  (await page.context().cookies())
    .find(({ name }) => name === 'qp_consent')
    ?.value.split('.')
    .slice(1)

/** Answers for Google, and remembers what was asked of it. */
async function mockGoogle(page: Page) {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

/** Commands that the page pushed for the tags, as lists. */
const commandsOf = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as Window & { dataLayer?: object[] }
    return dataLayer.map((entry) => ('length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry))
  })

const extras = (page: Page) => page.waitForResponse(/\/extras\.js$/)

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('the question is asked once, moves nothing, and refusing is one press', async ({ page }) => {
      const asked = await mockGoogle(page)
      const noted: string[] = []
      page.on(
        'request',
        (request) => /storeRefLog|api\/visit/.test(request.url()) && noted.push(request.url()),
      )
      const shifts = await attachShiftMeter(page)
      await page.goto('/')
      await expect(banner(page)).toBeVisible()
      await expect(banner(page)).toHaveAttribute('data-version', consentVersion)
      await expect(page.locator('body')).toBeFocused()
      await banner(page).getByText('Escolher').click()
      await press(page, 'Recusar')
      await expect(banner(page)).toBeHidden()
      await shifts.expectStill()
      await expect.poll(() => cookie(page)).toEqual([consentVersion])
      const later = extras(page)
      await page.goto('/energia')
      await later
      await expect(banner(page)).toBeHidden()
      expect(asked).toEqual([])
      expect(await commandsOf(page)).toEqual([])
      expect(noted, 'without statistics nothing is noted and no visit begins').toEqual([])
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('qp_visit')
    })
  })

/** On a phone the columns of the footer are closed. */
async function reopen(page: Page) {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gerir cookies' })
  const column = page.getByRole('contentinfo').locator('summary', { hasText: 'Quem somos' })
  if (!(await link.isVisible())) await column.click()
  await link.click()
}

test('a category alone is granted, passed to the tags, and withdrawn from the footer', async ({ page }) => {
  const policy = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  expect(await policy('/')).toContain('https://*.googletagmanager.com')
  expect(await policy(`/newsletter/sair/${'A'.repeat(43)}`), 'a secret address').not.toContain(
    'googletagmanager',
  )
  const asked = await mockGoogle(page)
  await page.goto('/?utm_source=carta&nif=123456789')
  await banner(page).getByText('Escolher').click()
  await banner(page).getByRole('checkbox', { name: 'Estatística' }).check()
  await press(page, 'Guardar escolha')
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${gtmId}`])
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const entries = await commandsOf(page)
  expect(entries.slice(0, 2)).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied', wait_for_update: 500 }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ])
  expect(JSON.stringify(entries)).toContain('utm_source=carta')
  expect(JSON.stringify(entries)).not.toContain('123456789')

  await reopen(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Definições de cookies' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Estatística' })).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByText('A tua escolha está guardada.').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Estatística' })).not.toBeChecked()
  expect(await cookie(page)).toEqual([consentVersion])
  expect(await commandsOf(page)).toEqual([])
})

test('by keyboard alone: the question is answered, and reading goes on @deep', async ({ page }) => {
  await mockGoogle(page)
  await page.goto('/politica-privacidade')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(banner(page).getByRole('button', { name: 'Aceitar todos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await cookie(page)).toEqual([consentVersion, 'marketing', 'statistics'])
})

for (const [size, viewport] of Object.entries({ ...sizes, 'phone on its side': { width: 844, height: 390 } }))
  test.describe(`between questions on a ${size}`, () => {
    test.use({ viewport })

    test('the question about cookies covers no way on and moves nothing @deep', async ({ page }) => {
      await mockGoogle(page)
      const shifts = await attachShiftMeter(page)
      await page.goto('/energia/simular')
      await whenLive(page)
      await expect(banner(page)).toBeVisible()
      if (size === 'phone') expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(57)
      // A trial click finds the middle of the button free.
      await page.getByRole('button', { name: 'Continuar' }).click({ trial: true })
      await press(page, 'Recusar')
      await expect(banner(page)).toBeHidden()
      await shifts.expectStill()
      expect(await cookie(page)).toEqual([consentVersion])
    })
  })

for (const path of ['/energia/simular', '/seguros/simular', '/tv-net-voz/simular'])
  test(`on a phone the late question is not the largest paint of ${path} @deep`, async ({ page }) => {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    const isLargest = await page.evaluate(
      () =>
        new Promise((commandsOf) =>
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { readonly element?: Element }
            commandsOf(last.element?.closest('#qp-consent') != null)
          }).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    )
    expect(isLargest).toBe(false)
  })

test.describe('while the question cannot be had', () => {
  test.use({ quiet: false }) // what fails is complained of

  test('nothing is allowed, and the next page asks @deep', async ({ page }) => {
    const asked = await mockGoogle(page)
    await page.route('**/api/consent/question?*', (route) => route.abort(), { times: 1 })
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await failed
    await expect(banner(page)).toBeHidden()
    expect(asked).toEqual([])
    await page.goto('/energia')
    await expect(banner(page)).toBeVisible()
  })
})
