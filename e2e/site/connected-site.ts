import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from 'shared-lib/build/dev/free-port'
import { startSite, type TestSite } from './start-site'
import { drawFirstPage, test as visitor } from './visitor-test'

interface CrmMessage {
  readonly type: string
  readonly data: { readonly vertical?: string; readonly campaign?: unknown }
}

interface Crm {
  readonly url: string
  /** Every message so far. */
  readonly messages: readonly CrmMessage[]
}

interface Connections {
  readonly crm: Crm
  /** Port of the page of the only partner that the site knows. */
  readonly partnerPort: number
  readonly site: TestSite
}

export const gtmId = 'GTM-E2E1'

/** Tests on a site with a tag manager, a CRM and a partner. It logs all it can. */
export const test = visitor.extend<object, Connections>({
  crm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const messages: CrmMessage[] = []
      const server = createServer(async (request, response) => {
        messages.push(JSON.parse(await text(request)))
        response.writeHead(200).end()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      await use({ url: `http://127.0.0.1:${port}/leads`, messages })
      server.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  partnerPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  site: [
    async ({ crm, partnerPort }, use) => {
      const site = await startSite({
        GTM_ID: gtmId,
        LOG_LEVEL: 'trace',
        CRM_WEBHOOK_URL: crm.url,
        CRM_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
        PARTNER_ORIGINS: `http://127.0.0.1:${partnerPort}`,
      })
      await drawFirstPage(site)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
