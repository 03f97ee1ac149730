import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { chooseCookies } from '../site/cookie-choice'
import { commitBefore, packBefore, packPresent } from '../site/packages'
import { untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { beginRepository, type TeamRepository } from '../site/team-repository'
import { lotsOf } from '../site/versions-shown'
import { expect, test } from '../site/visitor-test'
import { heading, whenLive } from './answer-funnel'

// docs/guides/own-repository.md as teams live through it: nothing here reads the site's own repository once the package is packed.
test.describe.configure({ mode: 'serial' })
test.use({ siteName: 'own-repository' })

const name = 'mf-unnamed'
const addressOf = (vertical: string) => `/${vertical}/simular/morada?when=now`
const address = addressOf('sem-nome')
const [before, after] = ['Onde vives?', 'Onde fica a tua casa?']
const teams: TeamRepository[] = []

const current = async ({ store }: TestSite, team = name) =>
  (await store.registry()).entries[team]?.current ?? ''

async function openLive(browser: Browser, { url }: TestSite, where: string, bucket?: number) {
  const context = await browser.newContext({ baseURL: url })
  await chooseCookies(context, url)
  if (bucket !== undefined) await context.addCookies([{ name: 'qp_lot', value: String(bucket), url }])
  const page = await context.newPage()
  await page.goto(where)
  await whenLive(page)
  return page
}

async function sees(browser: Browser, site: TestSite, question: string, bucket?: number) {
  const page = await openLive(browser, site, address, bucket)
  await expect(heading(page, question)).toBeVisible()
  await page.context().close()
}

/** From one team's page to the other's without a new document: both builds then run in this one. */
async function goWithin(page: Page, where: string) {
  await page.evaluate((href) => {
    Object.assign(window, { sameDocument: true })
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A outra equipa' })
    document.querySelector('main')?.append(link)
  }, where)
  // By keyboard: at the end of a phone's page the button that leads on lies above it.
  await page.getByRole('link', { name: 'A outra equipa' }).press('Enter')
  await page.waitForURL((url) => url.pathname === where.split('?')[0])
  await whenLive(page)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

test.afterAll(() => {
  for (const team of teams) team.remove()
})

test('a team builds, tests, deploys and goes back on its own @deep', async ({ browser, site }) => {
  test.setTimeout(300_000)
  const team = beginRepository(site, packPresent(), ['unnamed', 'sem-nome', 'Sem nome'])
  teams.push(team)
  const { folder, run } = team
  run('npm', 'run', 'new', '--', 'widget', 'unnamed-tip', name, 'Dica')
  run('npm', 'run', 'format')
  run('npx', 'biome', 'check', '--error-on-warnings', '.')
  run('npx', 'tsc', '-b')
  run('npx', 'jest', '--silent', 'unnamed/product', 'unnamed-details', 'unnamed-tip')

  run('npm', 'run', 'deploy', '-w', name)
  const first = await current(site)
  await untilServed(site.url, first)
  await sees(browser, site, before)

  const funnel = path.join(folder, name, 'src/unnamed/page/funnel/unnamed.funnel.ts')
  writeFileSync(funnel, readFileSync(funnel, 'utf8').replace(before, after))
  run('npm', 'run', 'deploy', '--', name, '--canary', '50')
  const second = (await site.store.registry()).entries[name]?.canary?.version ?? ''
  const { inside, outside } = await lotsOf(site.url + address, name, second)
  await sees(browser, site, after, inside)
  await sees(browser, site, before, outside)

  run('npm', 'run', 'canary', '--', name, '100')
  await untilServed(site.url, second)
  await sees(browser, site, after)
  run('npm', 'run', 'rollback', '--', name)
  await untilServed(site.url, first)
  await sees(browser, site, before)
})

const commit = commitBefore()
const needed = commit ? '' : ' (needs the history of the repository)'

test(`a second team, on the version before, is served too${needed} @deep`, async ({ browser, site }) => {
  test.skip(!commit, 'the version before is packed from its commit')
  test.setTimeout(240_000)
  const packed = packBefore(commit ?? '')
  const team = beginRepository(site, packed, ['earlier', 'anterior', 'Anterior'], teams[0])
  teams.push(team)
  const versionIn = ({ folder }: TeamRepository) =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules/shared-lib/package.json'), 'utf8')).version
  expect(versionIn(team)).not.toBe(versionIn(teams[0] ?? team))

  const neighbour = await current(site)
  team.run('npm', 'run', 'deploy', '--', 'mf-earlier')
  await untilServed(site.url, await current(site, 'mf-earlier'))
  expect(await current(site)).toBe(neighbour)

  const page = await openLive(browser, site, addressOf('anterior'))
  await expect(heading(page, before)).toBeVisible()
  await goWithin(page, address)
  await expect(page).toHaveTitle(/Sem nome/)
  await goWithin(page, addressOf('anterior'))
  await expect(page).toHaveTitle(/Anterior/)
  await page.context().close()
})
