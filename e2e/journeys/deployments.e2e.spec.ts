import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { rspack } from '@rspack/core'
import { rollback } from 'shared-lib/deployments/switches'
import { editScripts, words } from '../site/edit-bundles'
import { publishChanged } from '../site/publish-built'
import { versionOn } from '../site/versions-shown'
import { expect, test } from '../site/visitor-test'
import { answerFunnel, chooseTile, goOn, heading, whenLive } from './answer-funnel'
import { pageLoads } from './page-signals'

test.use({ siteName: 'failing' })

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const before = 'Que energia queres comparar?'
const after = 'Que energia usas em casa?'

test('a new version is served, a visitor keeps the old, a rollback returns', async ({
  page,
  context,
  site,
}) => {
  const { store } = site
  const first = (await store.registry()).entries['mf-energy']?.current
  await page.goto('/energia/simular')
  await whenLive(page)
  expect(await versionOn(page, 'mf-energy')).toBe(first)
  const loads = pageLoads(page)

  await publishChanged(store, 'mf-energy', '9.9.9+changed', (folder) => {
    editScripts(folder, words(before, after))
    return undefined
  })
  const other = await context.newPage()
  await expect(async () => {
    await other.goto('/energia/simular')
    await expect(heading(other, after)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await whenLive(other)
  await expect(heading(other, after)).toBeVisible()
  expect(await versionOn(other, 'mf-energy')).toBe('9.9.9+changed')

  await expect(heading(page, before)).toBeVisible()
  await chooseTile(page, 'Só eletricidade')
  await goOn(page)
  await answerFunnel(page, { 'É para a casa onde vives?': ['Casa onde vivo', '1000'] })
  await page.getByRole('link', { name: 'Anterior' }).click()
  await page.getByRole('link', { name: 'Anterior' }).click()
  await expect(heading(page, before)).toBeVisible()
  expect(loads).toEqual([])

  await rollback(store, 'mf-energy')
  await expect(async () => {
    await other.goto('/energia/simular')
    await expect(heading(other, before)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  expect(await versionOn(other, 'mf-energy')).toBe(first)
  expect(site.logs.filter((line) => line.includes('deployments changed')).length).toBeGreaterThanOrEqual(2)
})

/** Builds of other tools by their folder: the interface by hand, and Rspack's container without and with the federation runtime. */
const foreignBuilds: readonly [tool: string, env?: { runtime: boolean }][] = [
  ['hand'],
  ['Rspack', { runtime: false }],
  ['Rspack with the runtime of @module-federation/enhanced', { runtime: true }],
]

async function builtByRspack(env: object) {
  const out = mkdtempSync(path.join(tmpdir(), 'qp-rspack-'))
  const { default: configOf } = await import(
    path.join(root, 'docs/examples/remote-of-rspack/rspack.config.mjs')
  )
  const failure = await new Promise((done) =>
    rspack(configOf({ ...env, out }), (error, stats) =>
      done(error ?? stats?.toString({ all: false, errors: true })),
    ),
  )
  expect(failure).toBe('')
  return out
}

for (const [tool, env] of foreignBuilds)
  test(`a remote built by ${tool} is deployed by folder, drawn and awake @deep`, async ({ page, site }) => {
    const from = env ? await builtByRspack(env) : path.join(root, 'docs/examples/remote-of-other-tools')
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'shared-lib/deployments/deploy.cli.ts'), '--from', from],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '', DEPLOYMENTS_URL: site.store.location } },
    )
    expect(stdout).toContain('the host that runs serves it')
    const version = (await site.store.registry()).entries['mf-hello']?.current ?? ''
    await expect(async () => {
      await page.goto('/ola')
      expect(await versionOn(page, 'mf-hello')).toBe(version)
    }).toPass()
    const button = page.getByRole('button', { name: /^Olá, mundo/ })
    await expect(button).toHaveText('Olá, mundo: 0')
    await expect(async () => {
      await button.click()
      await expect(button).not.toHaveText('Olá, mundo: 0', { timeout: 500 })
    }).toPass()
    if (env) rmSync(from, { recursive: true })
  })
