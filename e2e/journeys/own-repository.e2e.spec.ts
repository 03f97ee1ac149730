import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { pack, packedFolder } from 'shared-lib/build/pack/pack'
import { chooseCookies } from '../site/cookie-choice'
import { untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { lotsOf } from '../site/versions-shown'
import { expect, test } from '../site/visitor-test'
import { heading, whenLive } from './answer-funnel'

// docs/guides/own-repository.md as a team lives through it: nothing here reads the site's own repository once the package is packed.
test.use({ siteName: 'own-repository' })

const root = path.resolve(import.meta.dirname, '../..')
const name = 'mf-unnamed'
const address = '/sem-nome/simular/morada?when=now'
const [before, after] = ['Onde vives?', 'Onde fica a tua casa?']
let folder = ''

const run = (site: TestSite, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 120_000,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      INIT_CWD: folder,
      DEPLOYMENTS_URL: site.store.location,
      CONTENT_API_URL: `${new URL(site.editorUrl).origin}/v2`,
      DEPLOYED_BY: 'a team of its own',
    },
  })

const current = async ({ store }: TestSite) => (await store.registry()).entries[name]?.current ?? ''

/** The packages of the site's lock file, so that npm finds them where `npm ci` has put them: no registry is asked. */
function knownPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries<{ link?: boolean }>(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  )
  return { lockfileVersion: 3, requires: true, packages: { '': {}, ...Object.fromEntries(installed) } }
}

async function sees(browser: Browser, { url }: TestSite, question: string, lot?: number) {
  const context = await browser.newContext({ baseURL: url })
  await chooseCookies(context, url)
  if (lot !== undefined) await context.addCookies([{ name: 'qp_lot', value: String(lot), url }])
  const page = await context.newPage()
  await page.goto(address)
  await whenLive(page)
  await expect(heading(page, question)).toBeVisible()
  await context.close()
}

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a team installs the package, builds, tests, deploys, tries a canary and goes back, in a repository of its own', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  folder = mkdtempSync(path.join(tmpdir(), 'qp-own-repository-'))
  const packed = pack(packedFolder)
  const from = `file:vendor/${path.basename(packed)}`
  mkdirSync(path.join(folder, 'vendor'))
  writeFileSync(path.join(folder, 'vendor', path.basename(packed)), readFileSync(packed))
  const qp = path.join(packedFolder, 'package/build/qp.js')
  run(site, process.execPath, qp, 'new', 'repository', 'unnamed', 'sem-nome', 'Sem nome', '--from', from)
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(knownPackages()))
  run(site, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  run(site, 'npm', 'run', 'new', '--', 'widget', 'unnamed-tip', name, 'Dica')
  run(site, 'npm', 'run', 'format')
  run(site, 'npx', 'biome', 'check', '--error-on-warnings', '.')
  run(site, 'npx', 'tsc', '-b')
  run(site, 'npx', 'jest', '--silent', 'unnamed.parts', 'unnamed-details', 'unnamed-tip')

  run(site, 'npm', 'run', 'deploy', '-w', name)
  const first = await current(site)
  await untilServed(site.url, first)
  await sees(browser, site, before)

  const funnel = path.join(folder, name, 'src/unnamed/funnel/unnamed.funnel.ts')
  writeFileSync(funnel, readFileSync(funnel, 'utf8').replace(before, after))
  run(site, 'npm', 'run', 'deploy', '--', name, '--canary', '50')
  const second = (await site.store.registry()).entries[name]?.canary?.version ?? ''
  const { inside, outside } = await lotsOf(site.url + address, name, second)
  await sees(browser, site, after, inside)
  await sees(browser, site, before, outside)

  run(site, 'npm', 'run', 'canary', '--', name, '100')
  await untilServed(site.url, second)
  await sees(browser, site, after)
  run(site, 'npm', 'run', 'rollback', '--', name)
  await untilServed(site.url, first)
  await sees(browser, site, before)
})
