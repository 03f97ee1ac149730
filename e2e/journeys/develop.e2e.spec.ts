import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from 'shared-lib/build/dev/free-port'
import { copyRepository } from 'shared-lib/build/new/copy-repository.testing'
import { newPiece } from 'shared-lib/build/new/new-piece'
import { expect, test } from '../site/visitor-test'
import { heading, whenLive } from './answer-funnel'
import { pageLoads } from './page-signals'

// A developer's machine. Sources are changed in a copy below the repository, which finds the packages above it.
const root = path.resolve(import.meta.dirname, '../..')
const copy = path.join(root, '.cache/develop')
const name = 'mf-telecom'
const funnel = path.join(copy, name, 'src/page/funnel/telecom.funnel.ts')
const address = '/tv-net-voz/simular/operadora-atual?downloadSpeed=1000&tv=true&voice=false&addSim=false'
const deployed = 'Qual é a tua operadora, e em que morada?'
const saved = 'Quem te liga hoje ao mundo?'

let running: ChildProcess | undefined
const output: string[] = []

/** The line that `npm run dev` prints after the first build. */
async function startDev(host: string) {
  const port = String(await freePort())
  running = fork(path.join(copy, 'shared-lib/build/dev.cli.ts'), [name, '--host', host, '--port', port], {
    cwd: path.join(copy, name),
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '' },
    silent: true,
  })
  for (const stream of [running.stdout, running.stderr])
    if (stream) createInterface(stream).on('line', (line) => output.push(line))
  const link = () => output.map((line) => /\S+\?override=\S+/.exec(line)?.[0]).find(Boolean)
  await expect.poll(link, { message: 'npm run dev prints its link', timeout: 60_000 }).toBeDefined()
  return link() ?? ''
}

const save = (from: string, to: string) =>
  writeFileSync(
    funnel,
    readFileSync(funnel, 'utf8').replace(from, () => to),
  )

test.beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  copyRepository(root, copy)
})

test.afterAll(async () => {
  const ended = running && new Promise((resolve) => running?.once('exit', resolve))
  if (running?.kill()) await ended
  rmSync(copy, { recursive: true, force: true })
})

test.describe('npm run dev', () => {
  test.describe.configure({ timeout: 120_000 })
  // A compiler's error is logged to the browser's console.
  test.use({ quiet: false })

  test('a saved change is in the page; ?override=off goes back @deep', async ({ page, site, complaints }) => {
    const link = await startDev(site.url)
    const origin = link.split('@')[1]
    await page.goto(link)
    await page.getByRole('button', { name: 'Usar neste navegador' }).click()
    await expect(page).not.toHaveURL(/override/)
    await page.goto(address)
    await whenLive(page)
    await expect(heading(page, deployed)).toBeVisible()
    const zipcode = page.getByRole('textbox', { name: 'Código postal' })
    await zipcode.fill('4000-1')
    const loads = pageLoads(page)

    save(deployed, saved)
    await expect(heading(page, saved)).toBeVisible({ timeout: 30_000 })
    await expect(zipcode).toHaveValue('4000-1')
    await expect(zipcode).toBeFocused()
    const drawn = async () => (await page.request.get(address)).text()
    await expect.poll(drawn, { message: 'the server draws it too' }).toContain(saved)

    save('steps: [', 'steps: [[')
    await expect.poll(() => complaints.join(), { timeout: 30_000 }).toContain('telecom.funnel.ts')
    const failure = page.getByRole('alert').filter({ hasText: 'telecom.funnel.ts' })
    await expect(failure).toBeVisible()
    await expect(heading(page, saved)).toBeVisible()
    await expect(zipcode).toHaveValue('4000-1')
    save('steps: [[', 'steps: [')
    await expect(failure).toBeHidden({ timeout: 30_000 })
    expect(loads).toEqual([])

    newPiece(copy, { kind: 'widget', name: 'telecom-tip', home: name, title: 'Dica' })
    const built = async () => (await page.request.get(new URL('deployment.json', origin).href)).text()
    await expect.poll(built, { message: 'a new widget', timeout: 60_000 }).toContain('qp-telecom-tip')

    await page.goto(`${address}&override=off`)
    await page.getByRole('button', { name: 'Voltar ao site publicado' }).click()
    await expect(heading(page, deployed)).toBeVisible()
    expect(await page.locator('#qp-page').textContent()).not.toContain('localhost')
  })
})
