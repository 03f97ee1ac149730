import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Deployment } from 'shared-lib/contract/deployment'
import { pointAt } from 'shared-lib/deployments/switches'
import { chooseTile, goOn, heading, whenLive } from '../journeys/answer-funnel'
import { deepUnless } from '../site/deep'
import { hold } from '../site/hold-scripts'
import { publishChanged, untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

// Every test breaks a copy of the energy vertical; complaints are what it is about.
test.use({ siteName: 'failing', quiet: false })

const energy = 'mf-energy'
let healthy = ''
let broken = 0
let address = ''

/** Publishes a broken copy and waits until the site serves it. */
async function breakEnergy(site: TestSite, change: (folder: string, deployment: Deployment) => void) {
  const version = `0.0.${++broken}+broken`
  await publishChanged(site.store, energy, version, (folder, deployment) => {
    change(folder, deployment)
    return undefined
  })
  await untilServed(site.url, version)
  return version
}

/** This page was not requested before, so the version under test renders it. */
test.beforeEach(async ({ site }, { line, column }) => {
  healthy ||= (await site.store.registry()).entries[energy]?.current ?? ''
  address = `/energia/simular/morada?energyType=gas&oferta=${line}-${column}`
  site.logs.length = 0
})

test.afterEach(async ({ site }) => {
  await pointAt(site.store, energy, healthy)
  await untilServed(site.url, healthy)
})

const logLines = ({ logs }: TestSite) =>
  logs.filter((line) => line.includes(energy) && /"level":(40|50)/.test(line))

async function restOfThePageWorks(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Quero Poupar/ })
    .click()
  await expect(page).toHaveTitle(/^Quero Poupar/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Simular energia' }).first()).toBeVisible()
}

/** The server's HTML stays and its form works as a plain one. */
async function serverHtmlWorks(page: Page) {
  await expect(page.locator('[data-slot="main"][data-failed]')).toBeAttached({ timeout: 12_000 })
  await expect(heading(page, 'É para a casa onde vives?')).toBeVisible()
  await chooseTile(page, 'Casa onde vivo')
  await page.getByLabel('Código postal').fill('1000')
  await goOn(page)
  await expect(heading(page, 'Quantas pessoas vivem na casa?')).toBeVisible()
}

const entryOf = async ({ store }: TestSite, version: string) =>
  path.join(await store.open(energy, version), 'browser', (await store.deployment(energy, version)).entry)

test('a container that is missing leaves the server’s page at work', async ({ page, site, complaints }) => {
  const version = await breakEnergy(site, () => {})
  rmSync(await entryOf(site, version))
  expect((await page.goto(address))?.status()).toBe(200)
  await serverHtmlWorks(page)
  expect(complaints.join('\n')).toContain(`slot failed ${energy} qp-energy-funnel`)
  await expect.poll(() => logLines(site).length).toBeGreaterThan(0)
  await restOfThePageWorks(page)
})

test('a container that never answers leaves the server’s page at work and navigation free @deep', async ({
  page,
  site,
}) => {
  const version = await breakEnergy(site, () => {})
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await hold(page, new RegExp(`deployments/${energy}/.*entry`))
  expect((await page.goto(address))?.status()).toBe(200)
  await restOfThePageWorks(page)
  await page.goto(address)
  await serverHtmlWorks(page)
  await expect.poll(() => logLines(site).length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.includes(version)).length).toBeGreaterThan(0)
})

const serverFaults = { throws: 'throw new Error("broken on purpose")', hangs: 'for (;;);' }
for (const [fault, code] of Object.entries(serverFaults))
  test.describe(`a server bundle that ${fault}`, () => {
    test(
      'shows the last good page of that place, else a link and the phone line',
      deepUnless(fault === 'throws'),
      async ({ page, site }) => {
        await page.goto(address)
        await whenLive(page)
        const version = await breakEnergy(site, (folder, { server }) =>
          writeFileSync(path.join(folder, server), code),
        )
        const started = Date.now()
        const known = await page.request.get(address)
        expect(known.status()).toBe(200)
        expect(await known.text()).toContain('É para a casa onde vives?')
        const unknown = await page.request.get(`${address}&addressType=new`)
        expect(unknown.status()).toBe(200)
        const text = await unknown.text()
        expect(text).toContain('O simulador de energia não abriu aqui.')
        expect(text).toContain('href="tel:+351210000000"')
        expect(text).toContain('href="/energia/simular"')
        expect(text).toContain('Livro de Reclamações')
        // A visitor waits two seconds for a newer page; a call that has never answered is given four once, then two.
        expect(Date.now() - started).toBeLessThan(8_000)
        await expect.poll(() => logLines(site).length).toBeGreaterThan(0)
        for (const line of logLines(site)) expect(line).toContain(version)

        // The browser's half of the version is sound: the slot comes to life there.
        await page.goto(`${address}&addressType=new`)
        await whenLive(page)
        await expect(heading(page, 'É para a casa onde vives?')).toBeVisible()
        await restOfThePageWorks(page)
      },
    )
  })
