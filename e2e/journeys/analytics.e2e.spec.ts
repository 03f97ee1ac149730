import type { Page } from '@playwright/test'
import { test } from '../site/connected-site'
import { chooseCookies } from '../site/cookie-choice'
import { deep } from '../site/deep'
import { expect } from '../site/visitor-test'
import { answerFunnel, askForCall, leaveDetails, whenLive } from './answer-funnel'
import { lisbonHome } from './homes'
import { openOffer, wantOffer } from './shown-offers'
import { storedLeads } from './stored-leads'

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
  await wantOffer(await openOffer(page, 0)).click()
  await leaveDetails(page)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/energia\/contacto/)

  await expect.poll(async () => (await told(page)).words.at(-1)).toBe('page_view /energia/contacto')
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
    'page_view /energia/contacto',
  ])
  for (const entry of entries.slice(1)) expect(entry).toMatchObject({ product: 'EN', ...marks })
  expect(JSON.stringify(entries)).not.toMatch(/postalCode|energyType|@/)

  const [lead] = storedLeads(site).slice(-1)
  expect(lead).toMatchObject({ campaign: query })
})

test(
  'a campaign that leads straight to the funnel stays in the lead, its message to the CRM and the data layer',
  deep,
  async ({ page, context, site, crm }) => {
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
    await wantOffer(await openOffer(page, 0)).click()
    await leaveDetails(page)
    // A lead sent within a second and a half is taken for a program's and waits for a review.
    await page.waitForTimeout(1600)
    await askForCall(page).click()
    await expect(page).toHaveURL(/\/energia\/contacto/)

    await expect.poll(async () => (await told(page)).words).toContain('lead_submitted')
    for (const entry of (await told(page)).entries) expect(entry).toMatchObject(own)
    expect(storedLeads(site).at(-1)).toMatchObject({ campaign: 'utm_source=x&gclid=y' })
    await expect.poll(() => crm.messages.length).toBe(before + 1)
    expect(crm.messages.at(-1)).toMatchObject({
      type: 'lead.created',
      data: { vertical: 'energy', campaign: own },
    })
  },
)
