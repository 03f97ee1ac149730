import path from 'node:path'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { publish } from '../../../src/server/testing/test-deployments'
import { testSpace } from '../../content-api/testing/test-space'
import { readCall } from '../commands/command'
import { lintCommand } from './lint-command'

const { root: folder, folder: content, writeStory, serve } = testSpace('lint', 'content')
const inFolder = (name: string) => path.join(folder, name)
const env = { DEPLOYMENTS_URL: inFolder('deployments'), CONTENT_CHANGES: inFolder('changes') }

const hero = { component: 'hero', title: 'T' }
const page = (tag: string, more = {}) => {
  const body = [hero, { component: 'widget', tag }]
  return { content: { component: 'page', title: 'T', description: 'D', body, ...more } }
}

beforeAll(async () => {
  const link = { linktype: 'url', url: '/guias/bom' }
  writeStory('home', page('qp-thing'))
  writeStory('guias/bom', page('qp-thing'))
  writeStory('guias/bom.draft', page('qp-thnig'))
  writeStory('guias/ligado', page('', { body: [{ ...hero, action: 'A', link }] }))
  await publish(openFolderStore(env.DEPLOYMENTS_URL), 'mf-test', '1.0.0', { code: '', tags: ['qp-thing'] })
})

async function run(...args: string[]) {
  return runWith(env, ...args)
}
async function runWith(given: NodeJS.ProcessEnv, ...args: string[]) {
  const lines: string[] = []
  const call = readCall(args, lintCommand, { env: { ...env, ...given }, print: (line) => lines.push(line) })
  return { code: await lintCommand.run(call), text: lines.join('\n') }
}

it('judges drafts as editors see them, reports where and how, and exits 1', async () => {
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
])('judges %j alone', async (words, count) => {
  const { text } = await run('--content', content, ...words)
  expect(text).toContain(count === 1 ? '1 história (' : `${count} histórias (`)
})

it('refuses a story that is not there, and a site of which nothing is deployed', async () => {
  await expect(run('--content', content, 'nada')).rejects.toThrow('no story is called nada')
  const some = run('--content', content, 'home', 'guias/nada', '/guia', 'guias')
  await expect(some).rejects.toThrow('no story is called guias/nada or /guia')
  const nothing = runWith({ DEPLOYMENTS_URL: inFolder('nothing') }, '--content', content)
  await expect(nothing).rejects.toThrow('Nothing is deployed')
})

describe('when the stories do not come', () => {
  it.each([{}, { STORYBLOK_TOKEN: 't' }])('names the service that does not answer: %j', async (more) => {
    const endpoint = 'http://127.0.0.1:9/v2'
    const asked = runWith({ CONTENT_API_URL: endpoint, ...more })
    await expect(asked).rejects.toThrow(`no answer from ${endpoint}`)
  })

  it('reports that the token is the wrong one', async () => {
    const api = await serve({ tokens: { public: [], preview: ['right'] } })
    const given = { CONTENT_API_URL: `${api.url}/v2`, STORYBLOK_TOKEN: 'wrong' }
    await expect(runWith(given).finally(api.close)).rejects.toThrow('does not take STORYBLOK_TOKEN')
  })
})

it('reports to a pipeline in JSON', async () => {
  const { code, text } = await run('--content', content, '--json')
  const finding = { rule: 'tag', severity: 'error', story: '/guias/bom', block: 'body[1] widget' }
  expect([code, JSON.parse(text)]).toMatchObject([1, { stories: 3, findings: [finding] }])
})

it('asks the content service that is named', async () => {
  const api = await serve({ tokens: { preview: ['right'] } })
  const { code, text } = await runWith({ CONTENT_API_URL: `${api.url}/v2`, STORYBLOK_TOKEN: 'right' })
  expect(code).toBe(1)
  expect(text.split('\n').at(-1)).toBe(`3 histórias (${api.url}/v2): 1 erro`)
  await api.close()
})
