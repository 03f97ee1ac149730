import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { chooseCookies } from '../site/cookie-choice'
import { startSite, type TestSite } from '../site/start-site'
import { expect, test as visitor } from '../site/visitor-test'
import { answerFunnel, askForCall, leaveDetails, whenLive } from './answer-funnel'
import { lisbonHome } from './homes'
import { wantOffer } from './shown-offers'
import { storedLeads } from './stored-leads'

interface CrmMessage {
  readonly type: string
  readonly data: { readonly vertical?: string; readonly campaign?: unknown }
}

interface Crm {
  readonly url: string
  readonly messages: readonly CrmMessage[]
}

/** A site with a tag manager and a CRM, which keeps every message that it is sent. */
const test = visitor.extend<object, { crm: Crm; site: TestSite }>({
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
  site: [
    async ({ crm }, use) => {
      const site = await startSite({
        GTM_ID: 'GTM-E2E1',
        CRM_WEBHOOK_URL: crm.url,
        CRM_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.use({ asked: false })

type Entry = Readonly<Record<string, unknown>>

/** Keeps the data layer of each document, across full loads. */
const keepLayer = (page: Page) =>
  page.addInitScript(() => {
    const earlier: object[] = JSON.parse(sessionStorage.getItem('test:layer') ?? '[]')
    const layer: object[] = []
    const keep = () => sessionStorage.setItem('test:layer', JSON.stringify([...earlier, ...layer]))
    layer.push = (...entries) => {
      const length = Array.prototype.push.apply(layer, entries)
      keep()
      return length
    }
    Object.assign(window, { dataLayer: layer })
  })

/** Events of the data layer so far, each in a few words: its name, and the page, question or provider that it names. */
async function told(page: Page): Promise<{ readonly entries: readonly Entry[]; readonly words: string[] }> {
  const layer: Entry[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('test:layer') ?? '[]'))
  const entries = layer.filter(({ event }) => typeof event === 'string' && event !== 'gtm.js')
  const words = entries.map(({ event, page_path: path, step }) =>
    [event, path ?? step ?? ''].join(' ').trim(),
  )
  return { entries, words }
}

/** Slugs of the questions that every home with electricity and gas is asked. */
const questions = [
  'tipo-de-produto',
  'morada',
  'habitantes',
  'tempo-em-casa',
  'potencia-contratada',
  'escalao-gas',
  'comercializadora',
]

const marks = { utm_source: 'carta', gclid: 'Cj0KCQ' }
const query = new URLSearchParams(marks).toString()

test('each page, question, result, choice and lead is told exactly once, with its product and campaign', async ({
  page,
  context,
  site,
}) => {
  await chooseCookies(context, site.url, 'statistics')
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await keepLayer(page)
  await page.goto(`/energia?${query}`)
  await expect.poll(async () => (await told(page)).words).toEqual(['page_view /energia'])
  await page.getByRole('main').locator('a[href="/energia/simular"]').first().click()
  // A form sent before is a whole load, left again before anything measures it.
  await whenLive(page)
  await answerFunnel(page, lisbonHome)
  await expect(page).toHaveURL(/\/energia\/resultados\?.*gclid=Cj0KCQ/)
  await expect.poll(async () => (await told(page)).words.at(-1)).toBe('results_shown')
  // A whole load in the middle: what is on screen comes before what measures it.
  await page.reload()
  await wantOffer(page.getByRole('article')).first().click()
  await leaveDetails(page)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/energia\/resumo/)

  await expect.poll(async () => (await told(page)).words.at(-1)).toBe('page_view /energia/resumo')
  const { entries, words } = await told(page)
  expect(words).toEqual([
    'page_view /energia',
    ...questions.flatMap((slug) => [`page_view /energia/simular/${slug}`, `funnel_step ${slug}`]),
    'page_view /energia/resultados',
    'results_shown',
    'page_view /energia/resultados',
    'results_shown',
    'page_view /energia/simular/dados-de-contacto',
    'provider_chosen',
    'offer_chosen',
    'lead_submitted',
    'page_view /energia/resumo',
  ])
  for (const entry of entries.slice(1)) expect(entry).toMatchObject({ product: 'EN', ...marks })
  expect(JSON.stringify(entries)).not.toMatch(/postalCode|energyType|@/)

  const [lead] = storedLeads(site).slice(-1)
  expect(lead).toMatchObject({ campaign: query })
})

test('a campaign that leads straight to the funnel stays in the lead, its message to the CRM and the data layer', async ({
  page,
  context,
  site,
  crm,
}) => {
  const own = { utm_source: 'x', gclid: 'y' }
  const before = crm.messages.length
  await chooseCookies(context, site.url, 'statistics')
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await keepLayer(page)
  await page.goto('/energia/simular?utm_source=x&gclid=y')
  await whenLive(page)
  await answerFunnel(page, lisbonHome)
  await wantOffer(page.getByRole('article')).first().click()
  await leaveDetails(page)
  // A lead sent within a second and a half is a program's, and waits for somebody to look at it.
  await page.waitForTimeout(1600)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/energia\/resumo/)

  await expect.poll(async () => (await told(page)).words).toContain('lead_submitted')
  for (const entry of (await told(page)).entries) expect(entry).toMatchObject(own)
  expect(storedLeads(site).at(-1)).toMatchObject({ campaign: 'utm_source=x&gclid=y' })
  await expect.poll(() => crm.messages.length).toBe(before + 1)
  expect(crm.messages.at(-1)).toMatchObject({
    type: 'lead.created',
    data: { vertical: 'energy', campaign: own },
  })
})
