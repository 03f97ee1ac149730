import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { temporary } from '../../../src/server/testing/temporary'
import { publish } from '../../../src/server/testing/test-deployments'
import { createContentApi } from '../../content-api/content-api'
import { readCall } from '../commands/command'
import { lintCommand } from './lint-command'

const folder = temporary('lint')
const content = path.join(folder, 'content')
const env = {
  DEPLOYMENTS_URL: path.join(folder, 'deployments'),
  CONTENT_CHANGES: path.join(folder, 'changes'),
}

const page = (tag: string) => ({
  component: 'page',
  title: 'T',
  description: 'D',
  body: [
    { component: 'hero', title: 'T' },
    { component: 'widget', tag },
  ],
})

const write = (file: string, story: object) =>
  writeFileSync(path.join(content, 'stories', file), JSON.stringify({ content: story }))

beforeAll(async () => {
  mkdirSync(path.join(content, 'stories/guias'), { recursive: true })
  write('home.json', page('qp-thing'))
  write('guias/bom.json', page('qp-thing'))
  write('guias/bom.draft.json', page('qp-thnig'))
  write('guias/ligado.json', {
    ...page('qp-thing'),
    body: [{ component: 'hero', title: 'T', action: 'A', link: { linktype: 'url', url: '/guias/bom' } }],
  })
  await publish(openFolderStore(env.DEPLOYMENTS_URL), 'mf-test', '1.0.0', { code: '', tags: ['qp-thing'] })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const call = readCall(args, lintCommand, { env, print: (line) => lines.push(line) })
  return { code: await lintCommand.run(call), text: lines.join('\n') }
}

it('judges drafts as editors see them, says where and how, and exits 1', async () => {
  const { code, text } = await run('--content', content)
  expect(code).toBe(1)
  expect(text).toContain('/guias/bom\n  erro  Etiqueta: body[1] widget\n        Ninguém publica <qp-thnig>')
  expect(text).toContain('Querias dizer «qp-thing»?')
  expect(text).toMatch(/3 histórias \(.*content\): 1 erro$/)
})

it('judges what visitors see where that is asked for, and exits 0', async () => {
  const { code, text } = await run('--content', content, '--published')
  expect([code, text]).toEqual([0, expect.stringMatching(/3 histórias .*: nada a corrigir$/)])
})

it.each([
  [['guias'], 2],
  [['/guias/ligado'], 1],
  [['/'], 1],
  [['home', 'guias/bom'], 2],
])('judges %j alone', async (words, count) =>
  expect((await run('--content', content, ...words)).text).toContain(
    count === 1 ? '1 história (' : `${count} histórias (`,
  ),
)

it('refuses a story that is not there, and a site of which nothing is deployed', async () => {
  await expect(run('--content', content, 'nada')).rejects.toThrow('no story is called nada')
  await expect(run('--content', content, 'home', 'guias/nada', '/guia', 'guias')).rejects.toThrow(
    'no story is called guias/nada or /guia',
  )
  const call = readCall(['--content', content], lintCommand, {
    env: { ...env, DEPLOYMENTS_URL: path.join(folder, 'nothing') },
    print: () => {},
  })
  await expect(lintCommand.run(call)).rejects.toThrow('Nothing is deployed')
})

describe('when the stories do not come', () => {
  const runWith = (given: NodeJS.ProcessEnv) =>
    lintCommand.run(readCall([], lintCommand, { env: { ...env, ...given }, print: () => {} }))

  it('says which service does not answer', async () => {
    const endpoint = 'http://127.0.0.1:9/v2'
    await expect(runWith({ CONTENT_API_URL: endpoint })).rejects.toThrow(`no answer from ${endpoint}`)
    await expect(runWith({ CONTENT_API_URL: endpoint, STORYBLOK_TOKEN: 't' })).rejects.toThrow(
      `no answer from ${endpoint}`,
    )
  })

  it('says that the token is the wrong one', async () => {
    const api = await createContentApi({
      folder: content,
      port: 0,
      tokens: { public: [], preview: ['right'] },
    })
    const given = { CONTENT_API_URL: `${api.url}/v2`, STORYBLOK_TOKEN: 'wrong' }
    await expect(runWith(given).finally(api.close)).rejects.toThrow('does not take STORYBLOK_TOKEN')
  })
})

it('tells a pipeline in JSON', async () => {
  const { code, text } = await run('--content', content, '--json')
  expect([code, JSON.parse(text)]).toMatchObject([
    1,
    {
      stories: 3,
      findings: [{ rule: 'tag', severity: 'error', story: '/guias/bom', block: 'body[1] widget' }],
    },
  ])
})

it('asks the content service that is named', async () => {
  const api = await createContentApi({
    folder: content,
    port: 0,
    requestsPerSecond: () => 1000,
    tokens: { preview: ['right'] },
  })
  const lines: string[] = []
  const call = readCall([], lintCommand, {
    env: { ...env, CONTENT_API_URL: `${api.url}/v2`, STORYBLOK_TOKEN: 'right' },
    print: (line) => lines.push(line),
  })
  expect(await lintCommand.run(call)).toBe(1)
  expect(lines.at(-1)).toBe(`3 histórias (${api.url}/v2): 1 erro`)
  await api.close()
})
