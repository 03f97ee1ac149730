import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../site/connected-site'
import { chooseCookies } from '../site/cookie-choice'
import type { TestSite } from '../site/start-site'
import { expect } from '../site/visitor-test'
import { answerFunnel, askForCall, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { eventsOf, keepLayer } from './data-layer'
import { detailsHeading, lisbonHome } from './homes'
import { driver, fillCover, fillDriver, fillPlate, fillPrice, fillVehicle } from './insurance-answers'
import { openOffer, wantOffer } from './shown-offers'
import { storedLeads } from './stored-leads'

/** A text as addresses, JSON, Base64 and other encodings may carry it. */
const disguises = (plain: string) => [
  plain,
  encodeURIComponent(plain),
  encodeURIComponent(plain).replaceAll('%20', '+'),
  Buffer.from(plain).toString('latin1'),
  Buffer.from(plain, 'utf16le').toString('latin1'),
  Buffer.from(plain).toString('base64').replace(/=+$/, ''),
  Buffer.from(plain).toString('hex'),
  plain.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  plain.normalize('NFD').replace(/\p{M}/gu, ''),
]

/** A person whom no example of ours names, so that whatever is found comes from this visit. */
const visitorHere = {
  name: 'Leocádia Quintanilha Bragança',
  email: 'leocadia.quintanilha@exemplo.pt',
  phone: '936547281',
} as const

const { name, email, phone } = visitorHere
const personal = [
  ...[name, 'Quintanilha', email, email.split('@')[0] ?? '', phone],
  ...[`+351${phone}`, `351${phone}`, '936 547 281', '936-547-281', '+351 936 547 281'],
].flatMap(disguises)

/** Which of the texts are found. Addresses and logs do not heed the case of letters; nor do we. */
function found(texts: readonly string[], within: string) {
  const lower = within.toLowerCase()
  return texts.filter((text) => lower.includes(text.toLowerCase()))
}

interface Asked {
  readonly url: string
  readonly method: string
  /** Address and headers, the cookies among them. */
  readonly head: string
  readonly body: string
}

async function watch(page: Page) {
  const asked: Asked[] = []
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  page.on('request', async (request) => {
    const headers = await request.allHeaders().catch(() => request.headers())
    const body = request.postDataBuffer()?.toString('latin1') ?? ''
    const url = request.url()
    asked.push({ url, method: request.method(), head: `${url}\n${JSON.stringify(headers)}`, body })
  })
  return asked
}

/** Mails to the person are the person's: each holds where it goes and the address that it brings. */
const isMail = ({ parentPath }: { readonly parentPath: string }) => path.basename(parentPath) === 'outbox'

/** Other files written since then below the site's folder: deployments, content, database and its key. */
const filesSince = (since: number, { leadsFile }: TestSite) =>
  readdirSync(path.dirname(leadsFile), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isMail(entry))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mtimeMs >= since)

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
const campaign = new URLSearchParams(marks).toString()

/** Everything that the data layer hears of the journey below, in its order. */
const eventsOnce = [
  'page_view /energia',
  ...questions.flatMap((slug) => [`page_view /energia/simular/${slug}`, `funnel_step ${slug}`]),
  ...['page_view /energia/resultados', 'results_shown'],
  ...['page_view /energia/resultados', 'results_shown'],
  'page_view /energia/simular/dados-de-contacto',
  ...['provider_chosen', 'offer_chosen', 'lead_submitted'],
  'page_view /energia/contacto',
]

test('a journey is measured exactly once and leaves nothing personal', async ({ page, context, site }) => {
  const begun = Date.now()
  await chooseCookies(context, site.url, 'statistics', 'marketing')
  const asked = await watch(page)
  await keepLayer(page)
  await page.goto(`/energia?${campaign}`)
  await expect.poll(async () => (await eventsOf(page)).words).toEqual(['page_view /energia'])
  await page.getByRole('main').locator('a[href="/energia/simular"]').first().click()
  // A form sent before is a whole load, left again before anything measures it.
  await whenLive(page)
  await answerFunnel(page, lisbonHome)
  await expect(page).toHaveURL(/\/energia\/resultados\?.*gclid=Cj0KCQ/)
  await expect.poll(async () => (await eventsOf(page)).words.at(-1)).toBe('results_shown')
  // A whole load in the middle: what is on screen comes before what measures it.
  await page.reload()
  await wantOffer(await openOffer(page, 0)).click()
  await expect(heading(page, detailsHeading)).toBeVisible()
  await leaveDetails(page, visitorHere)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/energia\/contacto/)
  await expect.poll(async () => (await eventsOf(page)).words.at(-1)).toBe('page_view /energia/contacto')
  const { entries, words } = await eventsOf(page)
  expect(words).toEqual(eventsOnce)
  for (const entry of entries.slice(1)) expect(entry).toMatchObject({ product: 'EN', ...marks })
  expect(JSON.stringify(entries)).not.toMatch(/postalCode|energyType|@/)
  expect(storedLeads(site).at(-1)).toMatchObject({ campaign })
  const sent = asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/api/leads'))
  expect(sent.map(({ body }) => found([email], body))).toEqual([[email]]) // what is looked for is there to be found

  await page.getByRole('link', { name: 'Ver o estado do pedido' }).first().click()
  await expect(page).toHaveURL(/\/pedido\/[\w-]{43}$/)
  const secret = page.url().slice(-43)
  await page.reload()
  await page.goto('/') // the next page receives where the visitor was
  await page.waitForTimeout(500) // beacons of a page that is left

  expect(found([...personal, secret], JSON.stringify((await eventsOf(page)).entries))).toEqual([])
  for (const { url, head, body } of asked.filter((one) => !sent.includes(one))) {
    expect(found(personal, head + body)).toEqual([])
    // Only the page itself, and the summary for the state of the request, ask by the secret.
    if (!/^\/(pedido|api\/leads\/status)\//.test(new URL(url).pathname))
      expect(found([secret], head + body)).toEqual([])
  }
  const status = await fetch(`${site.url}/pedido/${secret}`)
  expect(status.headers.get('cache-control')).toContain('no-store')
  expect(status.headers.get('referrer-policy')).toBe('no-referrer')

  expect(site.logs.length).toBeGreaterThan(20)
  expect(found([...personal, secret], site.logs.join('\n'))).toEqual([])
  expect(site.logs.join('\n')).toContain('/pedido/[secret]')
  const written = filesSince(begun, site)
  expect(written.some((file) => file.startsWith(site.leadsFile))).toBe(true)
  for (const file of written)
    expect(found([...personal, secret], `${file}\n${readFileSync(file, 'latin1')}`), file).toEqual([])
})

const isoDay = (typed: string) => typed.split('/').reverse().join('-')

/** A driver's data, in every way they are written. */
const ofDriver = [
  ...[driver.plate, driver.plate.replaceAll('-', ''), driver.nif, driver.locality],
  ...[driver.born, isoDay(driver.born), driver.licence, isoDay(driver.licence), driver.postalCode],
].flatMap(disguises)

test('a driver’s data stay on the device until the request @deep', async ({ page, context, site }) => {
  const begun = Date.now()
  await chooseCookies(context, site.url, 'statistics', 'marketing')
  const asked = await watch(page)
  await page.goto('/seguros/simular')
  await whenLive(page)
  await fillVehicle(page)
  await goOn(page)
  await fillCover(page)
  await goOn(page)
  await fillPrice(page)
  await goOn(page)
  await page.getByRole('link', { name: 'Quero propostas' }).click()
  await fillPlate(page)
  await goOn(page)
  await fillDriver(page)
  await goOn(page)
  await page.getByRole('link', { name: 'Voltar aos resultados' }).click()
  await page.getByText('Pede o mesmo a todas').click()
  await page.getByRole('link', { name: 'Abrir a folha para imprimir' }).click()
  await expect(page.getByText(driver.plate)).toBeVisible()
  await page.getByRole('link', { name: 'Voltar aos resultados' }).click()
  await page.getByRole('link', { name: 'Quero propostas' }).click()
  await expect(heading(page, detailsHeading)).toBeVisible()
  expect(found(ofDriver, JSON.stringify(asked))).toEqual([])
  await leaveDetails(page, visitorHere)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/seguros\/contacto$/)
  const layer = JSON.stringify(await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []))
  expect(layer).toContain('funnel_step')
  expect(found([...ofDriver, ...personal], layer)).toEqual([])
  await page.goto('/') // the next page receives where the visitor was

  const sent = asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/api/leads'))
  expect(sent.map(({ body }) => found([driver.plate, driver.nif], body))).toEqual([
    [driver.plate, driver.nif],
  ])
  for (const { head, body } of asked.filter((one) => !sent.includes(one)))
    expect(found([...ofDriver, ...personal], head + body)).toEqual([])
  expect(found([...ofDriver, ...personal], site.logs.join('\n'))).toEqual([])
  for (const file of filesSince(begun, site))
    expect(found(ofDriver, `${file}\n${readFileSync(file, 'latin1')}`), file).toEqual([])
})
