import { gzipSync } from 'node:zlib'
import { expect, test } from '../site/visitor-test'

const kib = 1024
const kinds = {
  home: '/',
  guide: '/guias/como-escolher-tarifa-de-eletricidade',
  'first step': '/energia/simular',
  'error page': '/nao-existe',
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`the critical style of the ${kind} is inline, before anything is fetched, and at most 4 KiB`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(gzipSync(style, { level: 9 }).length).toBeLessThanOrEqual(4 * kib)
    expect(style.length, 'tokens, base and page frame are in it').toBeGreaterThan(1 * kib)
    expect(style).toContain('--brand:')
    expect(html.indexOf('<style>')).toBeLessThan(
      html.search(/<link rel="(?:stylesheet|preload|modulepreload)"/),
    )
  })

  test(`the ${kind} can be painted one round trip after its HTML`, async ({ page, request }) => {
    const html = await (await page.goto(path))?.text()
    await page.evaluate(() => document.fonts.ready)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { readonly renderBlockingStatus: string })
              .renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => new URL(name).pathname),
    )
    expect(blocking.length).toBeGreaterThan(0)
    for (const file of blocking) {
      expect(html, `${file} is named by the HTML itself`).toContain(`"${file}"`)
      const sheet = await (await request.get(file)).text()
      expect(sheet, `${file} imports no further sheet`).not.toMatch(/@import/)
    }
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
    // The fallback faces are fonts of the device: nothing is fetched for them.
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map(({ display }) => display),
    )
    expect(faces.length).toBeGreaterThan(0)
    for (const display of faces) expect(['swap', 'optional', 'fallback']).toContain(display)
  })

  test(`the ${kind} fetches no file twice and preloads nothing in vain`, async ({ page }) => {
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
}
