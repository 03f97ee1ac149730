import type { Browser, Page } from '@playwright/test'
import { pointAt, promote, rollback, startCanary } from 'shared-lib/deployments/switches'
import { startCrowd } from '../benchmarks/crowd-load'
import { chooseCookies } from '../site/cookie-choice'
import { editScripts, throwInsteadOf, words } from '../site/edit-bundles'
import { publishCopy, untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { lotsOf, versionOn } from '../site/versions-shown'
import { expect, test } from '../site/visitor-test'
import { chooseTile, goOn, heading, whenLive } from './answer-funnel'

// docs/guides/vertical-teams.md, "Ship to 10 % first" and "When a version is bad", as visitors live through them.
test.use({ siteName: 'rollout', siteSettings: { GUARD_SECONDS: '1', CANARY_PAGE_VIEWS: '3' }, quiet: false })

const energy = 'mf-energy'
const address = '/energia/simular/morada?energyType=gas'
const question = 'É para a casa onde vives?'
const asked = ['/', '/energia', address, '/blog', '/simuladores']

const currentOf = async ({ store }: TestSite) => (await store.registry()).entries[energy]?.current ?? ''
const canaryOf = async ({ store }: TestSite) => (await store.registry()).entries[energy]?.canary

async function visitor(browser: Browser, { url }: TestSite, bucket?: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await chooseCookies(context, url)
  if (bucket !== undefined) await context.addCookies([{ name: 'qp_lot', value: String(bucket), url }])
  return context.newPage()
}

async function open(page: Page, title: string) {
  await page.goto(address)
  await expect(heading(page, title)).toBeVisible()
  await whenLive(page)
}

async function goToNextQuestion(page: Page) {
  await chooseTile(page, 'Casa onde vivo')
  await page.getByLabel('Código postal').fill('1000')
  await goOn(page)
  await expect(heading(page, 'Quantas pessoas vivem na casa?')).toBeVisible()
}

test.afterEach(async ({ site }) => {
  for (const line of site.logs.splice(0)) expect(line).not.toContain('"level":60')
})

test('version 2 reaches some, then all, and goes back; no request fails @deep', async ({ browser, site }) => {
  test.setTimeout(90_000)
  const [first, second] = [await currentOf(site), '0.2.0+second']
  const newQuestion = 'Qual é a casa?'
  await publishCopy(site.store, energy, second, (folder) => {
    editScripts(folder, words(question, newQuestion))
    return undefined
  })
  let turn = 0
  const next = () => ({
    path: asked[turn % asked.length] ?? '/',
    headers: { cookie: `qp_lot=${(turn++ * 37) % 10_000}` },
  })
  const load = startCrowd({ site: site.url, connections: 2, next, pauseMs: 20 })

  await startCanary(site.store, energy, second, 50)
  const { inside, outside } = await lotsOf(site.url + address, energy, second)
  const [some, others, fresh] = [
    await visitor(browser, site, inside),
    await visitor(browser, site, outside),
    await visitor(browser, site),
  ]
  await open(some, newQuestion)
  await open(others, question)
  await fresh.goto('/')
  expect((await fresh.context().cookies()).map(({ name }) => name)).toContain('qp_lot')
  await goToNextQuestion(some)
  await some.reload()
  await whenLive(some)
  await some.goBack()
  await expect(heading(some, newQuestion)).toBeVisible()
  expect(await versionOn(some, energy)).toBe(second)

  await promote(site.store, energy)
  await untilServed(site.url, second)
  await goToNextQuestion(others)
  await open(fresh, newQuestion)

  await rollback(site.store, energy)
  await untilServed(site.url, first)
  await goToNextQuestion(fresh)
  await open(some, question)
  expect(await versionOn(some, energy)).toBe(first)

  const { statuses, waits } = await load.stop()
  expect(Object.keys(statuses).filter((status) => !['200', '303'].includes(status))).toEqual([])
  expect(waits.length).toBeGreaterThan(50)
  const versions = async () => (await (await fetch(`${site.url}/api/versions`)).json()).versions
  for (const page of [some, others, fresh]) await page.context().close()
  for (const version of [first, second])
    await expect
      .poll(versions)
      .toContainEqual(expect.objectContaining({ remote: energy, version, views: expect.any(Number) }))
})

test('a canary that throws is stopped, its visitors keep the page @deep', async ({ browser, site }) => {
  test.setTimeout(90_000)
  const [good, bad] = [await currentOf(site), '0.3.0+throws']
  await publishCopy(site.store, energy, bad, (folder, { server }) => {
    editScripts(folder, (code, file) =>
      server.endsWith(file) ? code : throwInsteadOf('É para a casa onde vives\\?')(code),
    )
    return undefined
  })
  await startCanary(site.store, energy, bad, 50)
  const { inside } = await lotsOf(site.url + address, energy, bad)
  const page = await visitor(browser, site, inside)
  for (let visit = 0; visit < 4; visit++) {
    const watching = page.waitForResponse(/builds\/meta/) // a visitor who leaves before sends no report
    await page.goto(address)
    await (await watching).finished()
    expect(await versionOn(page, energy)).toBe(bad)
    await expect(page.locator('[data-slot="main"][data-failed]')).toBeAttached()
    await expect(heading(page, question)).toBeVisible()
  }
  await goToNextQuestion(page)
  await expect.poll(() => canaryOf(site), { timeout: 20_000 }).toBeUndefined()
  const { demoted, current } = (await site.store.registry()).entries[energy] ?? {}
  expect(current).toBe(good)
  expect(demoted).toEqual([
    expect.objectContaining({ version: bad, reason: expect.stringMatching(/errors in/) }),
  ])
  await expect
    .poll(() => site.logs.some((line) => line.includes(bad) && line.includes('errors in')))
    .toBe(true)
  await open(page, question)
  await page.context().close()
  await pointAt(site.store, energy, good)
})
