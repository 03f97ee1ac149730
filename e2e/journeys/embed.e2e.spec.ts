import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../site/visitor-test'

const embed = '/simuladores/embed/imi'

/** A page of another site with a frame on it. */
async function framing(address: string) {
  const page = `<!doctype html><html lang="pt"><title>Outro site</title><iframe title="Calculadora" src="${address}" width="700" height="700"></iframe></html>`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

test.describe('a calculator in a frame of another site', () => {
  test.use({ asked: false })

  test('opens links to the rest of the site beside it @deep', async ({ page, site, context }) => {
    const other = await framing(site.url + embed)
    await page.goto(other.url)
    const frame = page.frames().find((one) => one.url().includes(embed))
    await frame?.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/energia',
        textContent: 'Ver energia',
      })
      document.querySelector('main')?.prepend(link)
    })
    const opened = context.waitForEvent('page')
    await page.frameLocator('iframe').getByRole('link', { name: 'Ver energia' }).click()
    // A lead left there names the page that the visitor came from.
    const around = encodeURIComponent(new URL(other.url).origin)
    await expect(await opened).toHaveURL(`${site.url}/energia?origem=${around}`)
    expect(page.frames().map((one) => one.url())).toContain(site.url + embed)
    other.stop()
  })
})
