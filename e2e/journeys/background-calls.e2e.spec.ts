import { chooseCookies } from '../site/cookie-choice'
import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'

const refLog = '**/apis/refdata/storeRefLog?*'
const link = { name: 'O que comparamos na energia' }

/** Calls that the page does not wait for fail in a browser's own words, which are no fault of the page. */
test.use({ quiet: false })

test(
  'each navigation of a visitor who allows statistics is noted with its campaign alone, and tried three times more',
  deep,
  async ({ page, context, site }) => {
    await chooseCookies(context, site.url, 'statistics')
    const calls: { url: string; referrer: string | undefined }[] = []
    await page.route(refLog, (route) => {
      calls.push({
        url: new URL(route.request().url()).search,
        referrer: route.request().headers()['x-referrer'],
      })
      return route.fulfill({ status: 503 })
    })
    await page.goto('/?utm_source=carta&nif=123456789', { referer: `${site.url}/energia?postalCode=1000` })
    await expect.poll(() => calls.length).toBe(4)
    for (const call of calls)
      expect(call).toEqual({ url: '?utm_source=carta', referrer: expect.not.stringContaining('postalCode') })

    await page.unroute(refLog)
    await page.route(refLog, (route) => {
      calls.push({ url: new URL(route.request().url()).search, referrer: undefined })
      return route.fulfill({ status: 204 })
    })
    await page.getByRole('main').getByRole('link', link).click()
    await expect(page).toHaveURL(/\/energia\?utm_source=carta$/)
    await expect.poll(() => calls.length).toBe(5)
    expect(calls.at(-1)?.url).toBe('?utm_source=carta')
  },
)

test('a build list that cannot be read is a line in the console and nothing more', deep, async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ status: 502, body: 'em baixo' }))
  await page.goto('/')
  await expect.poll(() => lines.join('\n')).toContain('builds/latest.json could not be read')
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('main').getByRole('link', link).click()
  await expect(page).toHaveURL(/\/energia$/)
  expect(documents).toEqual([])
})
