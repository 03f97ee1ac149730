import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ours } from '../benchmarks/peers/ours'
import { unknownQuery } from '../journeys/homes'
import { deepUnless } from '../site/deep'
import { expect, siteTest, sizes, test } from '../site/visitor-test'

const kib = 1024

/** Every kind of page, and the most that its HTML with its style may weigh, in KiB of brotli. */
const kinds = {
  home: { path: '/', most: 11 },
  // A picture and parts that fold: ADR 25.
  guide: { path: '/guias/como-escolher-tarifa-de-eletricidade', most: 14.75 },
  // 0.7 of it asks for the next question a round trip before the shell could.
  'first step': { path: '/energia/simular', most: 8.1 },
  'later question': { path: `/energia/simular/potencia-contratada?${unknownQuery}`, most: 9.6 },
  results: { path: `/energia/resultados?${unknownQuery}&meter=bi`, most: 22.4 },
  calculator: { path: '/simuladores/irs', most: 19.5 },
  'calculator in a frame': { path: '/simuladores/embed/irs', most: 15.25 },
  'legal page': { path: '/politica-privacidade', most: 10.75 },
  'list of guides': { path: '/guias', most: 8.6 },
  'error page': { path: '/nao-existe', most: 8.75 },
} as const

/** The most elements of the HTML as it comes, which a phone parses, styles and lays out: templates and folded parts are none. */
const elements = { '/': 450, '/guias/taeg-e-mtic': 750, '/energia': 530, '/energia/simular': 195 }

/** Parts behind the first screens, but for those that are closed there. */
const later = '[data-later]:not(details > *, [data-slot=header] nav > a)'

/**
 * Place and look of everything on a page, on a phone and on a desk. Templates are drawn nowhere; dialogs that open once
 * the whole sheets are there and content behind the first screens are not seen before: around them, height is not
 * compared.
 */
async function looks(page: Page) {
  const seen: string[][] = []
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    seen.push(
      await page.evaluate(
        (later) =>
          [
            ...document.querySelectorAll(
              'body :not(template,script,style,noscript,#qp-consent *,#qp-chunk-error,#qp-chunk-error *,[data-later],[data-later] *)',
            ),
          ].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            const style = getComputedStyle(element)
            const worn = [
              style.color,
              style.background,
              style.font,
              style.border,
              style.opacity,
              style.boxShadow,
            ]
            const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
            const sizes = [x, y, width, ...(element.querySelector(later) ? [] : [height])]
            return [name, ...sizes.map((size) => size.toFixed(1)), ...worn].join(' ')
          }),
        later,
      ),
    )
  }
  return seen.flat()
}

/** Parts without style yet that are seen for all that, or would be if they had some. */
const seenEarly = (page: Page) =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter(
          (one) =>
            one.getBoundingClientRect().top < innerHeight ||
            one.checkVisibility({ visibilityProperty: true }),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    later,
  )

siteTest('the HTML of each kind of page weighs at most what it may', async ({ request }) => {
  for (const [kind, { path, most }] of Object.entries(kinds)) {
    const answer = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    // The stack of an error is for developers alone.
    const html = answer.replace(/<pre[^>]*>[^<]*<\/pre>|,"details":"[^"]*"/g, '')
    expect(html, kind).toContain('</html>')
    expect.soft(brotliCompressSync(html).length / kib, `KiB of the ${kind}`).toBeLessThanOrEqual(most)
  }
})

siteTest('the HTML of a page has at most so many elements', async ({ request }) => {
  for (const [path, most] of Object.entries(elements)) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const count = html
      .replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, '<$1>')
      .match(/<[a-z]/gi)?.length
    expect.soft(count, path).toBeGreaterThan(100)
    expect.soft(count, path).toBeLessThanOrEqual(most)
  }
})

for (const [kind, { path }] of Object.entries(kinds)) {
  test(`the ${kind} is painted from its HTML alone`, deepUnless(kind === 'first step'), async ({ page }) => {
    const html = (await (await page.goto(path))?.text()) ?? ''
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(style.includes('--brand:'), 'tokens, base and page frame are in it').toBe(true)
    const withoutNoscript = html.replace(/<noscript.*?<\/noscript>/gs, '')
    expect(withoutNoscript.match(/<link rel="?(?:stylesheet|preload)\b[^>]*>/g)).toBeNull()
    // A script that is no module stops the reading of the page.
    expect(withoutNoscript.match(/<script(?![^>]*type=)[^>]*>/g)).toBeNull()
    const blocking = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { name, renderBlockingStatus } = entry as PerformanceResourceTiming & {
          readonly renderBlockingStatus: string
        }
        return renderBlockingStatus === 'blocking' ? [name] : []
      }),
    )
    expect(blocking).toEqual([])
    const largest = await page.evaluate(
      () =>
        new Promise<string>((found) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as
              | (PerformanceEntry & { readonly url?: string })
              | undefined
            found(last?.url ?? '')
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    if (largest) expect(html).toContain(new URL(largest).pathname)
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const all = performance.getEntriesByType('resource')
      return all.filter(({ name, startTime }) => name.endsWith('.woff2') && startTime <= painted).length
    })
    expect(early, 'no font is waited for').toBe(0)
  })

  test.describe('without script', () => {
    test.use({ quiet: false }) // what is refused is complained of

    test(
      `the ${kind} wears the same before and after its whole sheets came`,
      deepUnless(kind === 'guide'),
      async ({ page }) => {
        await page.route(/\.js$/, (route) => route.abort())
        // The bar's shadow follows the scroll, and may compute to none or to one of no colour.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        const first = await looks(page)
        expect(first.length).toBeGreaterThan(40)
        for (const viewport of [...Object.values(sizes), { width: 1920, height: 1080 }]) {
          await page.setViewportSize(viewport)
          expect(await seenEarly(page), 'shown in the first window, or before its style').toEqual([])
        }
        await page.evaluate(async () => {
          const held = document.querySelector('noscript')?.textContent ?? ''
          const sheets = [...held.matchAll(/href="([^"]+)/g)].map(([, href]) =>
            Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
          )
          if (sheets.length === 0) throw new Error('no sheets')
          await Promise.all(
            sheets.map((link) => {
              const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
              document.head.append(link)
              return loaded
            }),
          )
        })
        expect(await looks(page)).toEqual(first)
        expect(
          await page.evaluate(
            (all) =>
              [...document.querySelectorAll(all)].filter(
                (one) => !one.checkVisibility({ visibilityProperty: true }),
              ).length,
            later,
          ),
        ).toBe(0)
      },
    )
  })
}

for (const [kind, { path }] of Object.entries(kinds).slice(0, 3))
  test(`the ${kind} fetches no file twice and preloads nothing in vain @deep`, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const asked: string[] = []
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.method === 'GET' && !request.url.startsWith('data:')) asked.push(request.url)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // The browser complains about an unused preload a few seconds after the load event.
    await page.waitForTimeout(4500)
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([])
    expect(warnings).toEqual([])
  })

test('a browser without script links the whole sheets @deep', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const sheets: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.push(response.url())
  })
  await page.goto(`${baseURL}/`)
  expect(sheets.length).toBeGreaterThan(1)
  await context.close()
})

for (const [size, viewport] of Object.entries(sizes))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'a menu has its links when it is opened before the idle extras come, the footer with them',
      deepUnless(size === 'phone'),
      async ({ page }) => {
        await page.route(/\/extras\.js$/, () => {}) // never answered
        await page.goto('/')
        await expect(page.locator('noscript[data-fold]')).not.toHaveCount(0)
        const menus = page.getByRole('navigation', { name: 'Principal' }).locator('summary')
        if (size === 'phone') {
          await page.locator(ours.selectors.menuButton).click()
          await expect(page.locator(ours.selectors.menu), 'as the bench finds it').toBeVisible()
        }
        await menus.filter({ hasText: 'Poupança' }).click()
        await expect(page.getByRole('link', { name: 'Comparar depósitos' })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expect(page.locator('[data-slot=header][data-awake]')).toBeAttached()
      },
    )
  })
