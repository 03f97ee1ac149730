import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../site/connected-site'
import { chooseCookies } from '../site/cookie-choice'
import { deep } from '../site/deep'
import type { TestSite } from '../site/start-site'
import { expect } from '../site/visitor-test'
import { answerFunnel, askForCall, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { detailsHeading, lisbonHome } from './homes'
import { driver, fillCover, fillDriver, fillPrice, fillVehicle } from './insurance-answers'
import { openOffer, wantOffer } from './shown-offers'

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

/** Somebody whom no example of ours names, so that whatever is found comes from this visit. */
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
  readonly said: string
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
    asked.push({ url, method: request.method(), said: `${url}\n${JSON.stringify(headers)}`, body })
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

test('a whole journey leaves nothing personal in logs, addresses, referrers, analytics, caches or files', async ({
  page,
  context,
  site,
}) => {
  const begun = Date.now()
  await chooseCookies(context, site.url, 'statistics', 'marketing')
  const asked = await watch(page)
  await page.goto('/energia/simular')
  await answerFunnel(page, lisbonHome)
  await wantOffer(await openOffer(page, 0)).click()
  await expect(heading(page, detailsHeading)).toBeVisible()
  await leaveDetails(page, visitorHere)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/energia\/contacto$/)
  const sent = asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/api/leads'))
  expect(sent.map(({ body }) => found([email], body))).toEqual([[email]]) // what is looked for is there to be found

  await page.getByRole('link', { name: 'Ver o estado do pedido' }).first().click()
  await expect(page).toHaveURL(/\/pedido\/[\w-]{43}$/)
  const secret = page.url().slice(-43)
  await page.reload()
  await page.goto('/') // what the page after it is told of where the visitor was
  await page.waitForTimeout(500) // beacons of a page that is left

  const told = JSON.stringify(await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []))
  expect(found([...personal, secret], told)).toEqual([])
  for (const { url, said, body } of asked.filter((one) => !sent.includes(one))) {
    expect(found(personal, said + body)).toEqual([])
    // Only the page itself, and the summary for how the request stands, ask by the secret.
    if (!/^\/(pedido|api\/leads\/status)\//.test(new URL(url).pathname))
      expect(found([secret], said + body)).toEqual([])
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

test(
  'the plate, the dates, the tax number and the place of an insurance stay on the device until the request',
  deep,
  async ({ page, context, site }) => {
    const begun = Date.now()
    await chooseCookies(context, site.url, 'statistics', 'marketing')
    const asked = await watch(page)
    await page.goto('/seguros/simular')
    await whenLive(page)
    await fillVehicle(page, true)
    await goOn(page)
    await fillCover(page)
    await goOn(page)
    await fillDriver(page)
    await goOn(page)
    await fillPrice(page)
    await goOn(page)
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
    const told = JSON.stringify(
      await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []),
    )
    expect(told).toContain('funnel_step')
    expect(found([...ofDriver, ...personal], told)).toEqual([])
    await page.goto('/') // what the page after it is told of where the visitor was

    const sent = asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/api/leads'))
    expect(sent.map(({ body }) => found([driver.plate, driver.nif], body))).toEqual([
      [driver.plate, driver.nif],
    ])
    for (const { said, body } of asked.filter((one) => !sent.includes(one)))
      expect(found([...ofDriver, ...personal], said + body)).toEqual([])
    expect(found([...ofDriver, ...personal], site.logs.join('\n'))).toEqual([])
    for (const file of filesSince(begun, site))
      expect(found(ofDriver, `${file}\n${readFileSync(file, 'latin1')}`), file).toEqual([])
  },
)
