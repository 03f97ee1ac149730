import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chooseTile, whenLive } from '../journeys/answer-funnel'
import { productionSettings, type ServerFolder, serve, writeServerFolder } from '../site/shipped-server'
import { expect, test } from '../site/visitor-test'

test.describe.configure({ mode: 'serial' })

let server: ServerFolder

/** First content of a slot: where nothing could be drawn, a placeholder. */
const beginOf = (html: string, slot: string) => html.split(`data-slot="${slot}">`)[1]?.slice(0, 100)

test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await writeServerFolder()
})
test.afterAll(() => server?.remove())

test('a host in a folder of its own reports what it lacks, and all of it at once @deep', async () => {
  const refused = (env = {}) =>
    server.npm(['run', 'serve'], env).then(
      () => 'it began',
      ({ stderr }) => stderr as string,
    )
  expect(await refused()).toContain('run "npm ci --omit=dev" first')
  // Packages of an earlier npm ci are found in npm's own cache.
  const installed = await server.npm([
    'ci',
    '--omit=dev',
    '--prefer-offline',
    '--engine-strict',
    '--no-audit',
    '--no-fund',
  ])
  expect(installed).not.toContain('deprecated')
  const faults = await refused({ PORT: '70000' })
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'STORYBLOK_TOKEN', 'LEADS_KEYS'])
    expect(faults).toContain(name)
})

test('nothing that builds is installed with it @deep', () => {
  const names = readdirSync(path.join(server.folder, 'node_modules'))
  expect(names).toContain('sharp')
  for (const tool of ['webpack', 'esbuild', 'tsx', 'typescript', 'jest', '@tiptap', '@swc'])
    expect(names).not.toContain(tool)
})

test('it serves drawn pages, takes a visitor on and stops in good order @deep', async ({ site, page }) => {
  const settings = productionSettings(site, server.folder)
  const shipped = await serve(server.folder, server.command(), settings)
  const htmlOf = async (path: string) => {
    const answer = await fetch(shipped.url + path)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  }
  try {
    expect(beginOf(await htmlOf('/'), 'header')).toContain('<header')
    // Reads the tokens of the style sheets.
    await htmlOf('/estilo')
    const funnel = await htmlOf('/energia/simular')
    expect(beginOf(funnel, 'main')).toContain('Tens a fatura?')
    // Drawn with a typeface of its own.
    const picture = /property="og:image" content="([^"]+)"/.exec(funnel)?.[1] ?? ''
    const { status, headers } = await fetch(shipped.url + new URL(picture).pathname)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])

    await page.goto(`${shipped.url}/energia/simular`)
    await whenLive(page)
    await chooseTile(page, 'Só eletricidade')

    expect(await server.npm(['run', '-s', 'leads', '--', 'stats'], settings)).toContain('No leads yet.')
    const outputOf = (...words: string[]) =>
      server.npm(['run', '-s', ...words], settings).catch(({ stdout }) => stdout as string)
    expect(await outputOf('doctor')).toMatch(/^ok {5}settings can be read/m)
    expect(await outputOf('cms', '--', 'lint', '--published')).toMatch(/\d+ histórias/)
    expect(await outputOf('review')).toMatch(/^Parameters: \d{2,}, \d+ fresh/m)
  } finally {
    expect(await shipped.stop()).toBe(0)
  }
})
