import path from 'node:path'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { itDeep } from 'shared-lib/testing/run-depth'
import { temporary } from '../../../src/server/testing/temporary'
import { echo, publish, publishOnly } from '../../../src/server/testing/test-deployments'
import { createContentApi } from '../../content-api/content-api'
import type { SpaceSchema } from '../../content-api/space-schema'
import { filesOf, readFiles, writeFiles } from '../schema/space-files'
import type { CmsComponent, SpaceState } from '../schema/space-state'
import { generatedFolder, generatedFrom } from '../schema/wanted'
import { createManagementClient } from '../space/management-client'
import { readSpaceAccess } from '../space/space-access'
import { type CmsSpace, openCmsSpace } from '../testing/cms-space'
import { readCall } from './command'
import { diffCommand, pullCommand, pushCommand } from './schema-commands'

// A space is filled one request after the other: these blocks and values fill it, the deep run all of the site's.
jest.setTimeout(120_000)

const site = readFiles(generatedFolder, generatedFrom)
const few: SpaceState = {
  ...site,
  components: site.components.filter(({ name }) =>
    ['page', 'tile', 'quote', 'video', 'qp-irs'].includes(name),
  ),
  datasources: site.datasources.map((one) => ({ ...one, entries: one.entries.slice(0, 3) })),
}
const fewFolder = temporary('few-blocks')
const fewFiles = ['--files', fewFolder]

let space: CmsSpace
let other: CmsSpace | undefined
/** The blocks of a space that was filled once, and what the commands printed. */
let filled: SpaceSchema
let filling: Readonly<Record<'before' | 'push', Awaited<ReturnType<CmsSpace['run']>>>>

beforeAll(async () => {
  writeFiles(fewFolder, filesOf(few, generatedFrom))
  const first = await openCmsSpace()
  filling = { before: await first.run(diffCommand), push: await first.run(pushCommand, ...fewFiles) }
  filled = first.api.schema()
  await first.close()
})
beforeEach(async () => {
  space = await openCmsSpace()
})
afterEach(async () => {
  await space.close()
  await other?.close()
  other = undefined
})

const asItShould = expect.stringContaining('holds every block as it should')
/** The files with some blocks changed, in a folder of the test. */
function changedFiles(change: (block: CmsComponent) => CmsComponent | undefined): string[] {
  const folder = path.join(space.folder, 'wanted')
  const components = few.components.flatMap((block) => change(block) ?? [])
  writeFiles(folder, filesOf({ ...few, components }, generatedFrom))
  return ['--files', folder]
}

const blockIn = async (name: string) => {
  const { components } = await space.client.get('components')
  return (components as readonly CmsComponent[]).find((component) => component.name === name)
}

describe('an empty space', () => {
  it('gets every block, and then holds them as it should', async () => {
    const { before, push } = filling
    expect(before.code).toBe(1)
    expect(before.lines).toEqual(expect.arrayContaining(['qp-irs', '  + block is new', 'datasource icones']))
    expect(push.code).toBe(0)
    expect(push.lines.at(-1)).toContain('changes made in the local space')
    await space.close()
    space = await openCmsSpace({}, filled)
    const [tile, page] = [await blockIn('tile'), await blockIn('page')]
    const groups = (await space.client.get('component_groups')).component_groups as {
      uuid: string
      name: string
    }[]
    const folderOf = (block: CmsComponent | undefined) =>
      groups.find(({ uuid }) => uuid === block?.component_group_uuid)?.name
    expect([folderOf(tile), folderOf(page)]).toEqual(['Partes de blocos', 'Páginas'])
    const allowed = page?.schema.body?.component_group_whitelist as string[]
    expect(allowed.filter((uuid) => !groups.some((group) => group.uuid === uuid))).toEqual([])
    expect((await blockIn('qp-irs'))?.preview_tmpl).toContain('<strong>')

    const after = await space.run(diffCommand, ...fewFiles)
    expect([after.code, after.lines]).toEqual([0, [asItShould]])
  })

  itDeep('gets every block and value of the site', async () => {
    expect((await space.run(pushCommand)).code).toBe(0)
    expect((await space.run(diffCommand)).lines).toEqual([asItShould])
  })

  it('is shown what would be written, and nothing is', async () => {
    const { text } = await space.run(pushCommand, '--dry-run')
    expect(text).toContain('nothing was written')
    expect(await blockIn('tile')).toBeUndefined()
  })
})

describe('by what is deployed', () => {
  const deployments = () => path.join(space.folder, 'deployments')

  it('has a block for each tag that is served now, next to those of the host', async () => {
    // All blocks of the host but one are there already: each that is missing takes a request.
    await space.close()
    const known = site.components.filter(({ name }) => name !== 'hero' && !name.startsWith('qp-'))
    const components = known.map((block, id) => ({ ...block, id }))
    space = await openCmsSpace({}, { ...filled, component_groups: site.groups, components })
    const store = openFolderStore(deployments())
    const attributes = { heading: { type: 'text', help: 'Título' } } as const
    await publish(store, 'mf-test', '1.0.0', { code: echo, tags: ['qp-deployed'], attributes })
    await publishOnly(store, 'mf-test', '1.1.0', { code: echo, tags: ['qp-not-yet'] })
    space.env.DEPLOYMENTS_URL = deployments()
    await space.run(pushCommand, '--deployed')
    const heading = { type: 'text', description: 'Título' }
    expect((await blockIn('qp-deployed'))?.schema).toMatchObject({ heading })
    expect(await blockIn('hero')).toBeDefined()
    expect([await blockIn('qp-not-yet'), await blockIn('qp-irs')]).toEqual([undefined, undefined])
  })

  it('reports that nothing is deployed', async () => {
    space.env.DEPLOYMENTS_URL = deployments()
    await expect(space.run(diffCommand, '--deployed')).rejects.toThrow('nothing is deployed')
  })
})

describe('a space that editors work in', () => {
  beforeEach(async () => {
    await space.close()
    space = await openCmsSpace({}, filled)
  })

  it('keeps their presets, previews, pictures and own blocks', async () => {
    const tile = await blockIn('tile')
    const id = Number(tile?.id)
    const preview_tmpl = '<p>{{it.title}}</p>'
    const own = { preview_tmpl, image: '//a.storyblok.com/f/1/tile.png', icon: 'block-image' }
    await space.client.update('components', id, { component: { ...own, display_name: 'Quadrado' } })
    const preset = { name: 'Casa', component_id: id, preset: { icon: 'home' } }
    await space.client.create('presets', { preset })
    await space.client.create('components', { component: { name: 'their-own', schema: {} } })

    const diff = await space.run(diffCommand, ...fewFiles)
    const line = '  ~ block changes: display_name from "Quadrado" to "Mosaico"'
    expect(diff.lines.slice(0, 2)).toEqual(['tile', line])
    expect((await space.run(pushCommand, ...fewFiles)).code).toBe(0)
    const all_presets = [expect.objectContaining({ name: 'Casa' })]
    expect(await blockIn('tile')).toMatchObject({ ...own, display_name: 'Mosaico', all_presets })
    expect(await blockIn('their-own')).toBeDefined()
  })

  it('loses nothing unless forced, and is shown which stories use it', async () => {
    const story = (slug: string, text: string) => {
      const content = { component: 'page', title: slug, body: [{ component: 'quote', text }] }
      return { name: slug, slug, content }
    }
    for (const slug of ['uma', 'outra'])
      await space.client.create('stories', { story: story(slug, 'Olá'), publish: 1 })
    await space.client.create('stories', { story: story('sem', '') })
    const files = changedFiles((block) => {
      if (block.name !== 'quote') return block.name === 'video' ? undefined : block
      const { text, ...schema } = block.schema
      return { ...block, schema: { ...schema, author: { type: 'textarea', pos: 1 } } }
    })

    const refused = await space.run(pushCommand, ...files)
    expect(refused.code).toBe(1)
    expect(refused.lines).toEqual([
      'Left as they are, because stories may rely on them (--force makes them too):',
      'quote',
      '  ! field author changes its type from "text" to "textarea"',
      '      no story uses it',
      'quote',
      '  - field text is only in the space',
      '      used by uma, outra',
      'video',
      '  - block is only in the space',
      '      no story uses it',
      expect.stringContaining('0 changes made'),
    ])
    const before = { text: { type: 'textarea' }, author: { type: 'text' } }
    expect((await blockIn('quote'))?.schema).toMatchObject(before)
    expect(await blockIn('video')).toBeDefined()

    expect((await space.run(pushCommand, '--force', ...files)).code).toBe(0)
    expect((await blockIn('quote'))?.schema).not.toHaveProperty('text')
    expect(await blockIn('video')).toBeUndefined()
    expect((await space.run(diffCommand, ...files)).code).toBe(0)
  })

  it('writes files that are then equal to it, presets and values too', async () => {
    const id = Number((await blockIn('tile'))?.id)
    const preset = { name: 'Casa', component_id: id, preset: { icon: 'home' } }
    await space.client.create('presets', { preset })
    await space.client.create('internal_tags', { internal_tag: { name: 'novo', object_type: 'component' } })
    const folder = path.join(space.folder, 'pulled')
    await space.run(pullCommand, '--files', folder)
    const files = ['--files', folder, '--from', '1']
    expect((await space.run(diffCommand, ...files)).lines).toEqual([asItShould])
    const state: SpaceState = readFiles(folder, '1')
    expect([state.presets.length, state.tags.length, state.datasources.length]).toEqual([1, 1, 5])

    // The same files make another space the same.
    other = await openCmsSpace({}, filled)
    await other.run(pushCommand, ...files)
    expect((await other.run(diffCommand, ...files)).code).toBe(0)
    const { presets } = await other.client.get('presets')
    expect(presets).toEqual([expect.objectContaining({ name: 'Casa', preset: { icon: 'home' } })])
  })

  it('does not pull over the generated files', async () => {
    await expect(space.run(pullCommand, '--files', generatedFolder)).rejects.toThrow('npm run docs')
  })
})

describe('when something is wrong', () => {
  const real = { STORYBLOK_MANAGEMENT_TOKEN: 'token', STORYBLOK_SPACE_ID: '12' }

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ CONTENT_CHANGES: '/nowhere' }, 'start it with "npm start"'],
    [{ STORYBLOK_MANAGEMENT_TOKEN: 'token' }, 'needs STORYBLOK_SPACE_ID'],
    [{ ...real, STORYBLOK_SPACE_ID: 'doze' }, 'must be the number of the space, without the #, not "doze"'],
    [{ ...real, STORYBLOK_SPACE_ID: '#12' }, 'must be the number of the space, without the #, not "#12"'],
    [{ STORYBLOK_SPACE_ID: '12' }, 'STORYBLOK_SPACE_ID needs STORYBLOK_MANAGEMENT_TOKEN too'],
    [{ ...real, STORYBLOK_REGION: 'pt' }, 'must be one of eu, us'],
  ])('explains it for %j', (env, sentence) => expect(() => readSpaceAccess(env)).toThrow(sentence))

  it.each([
    ['eu', 'https://mapi.storyblok.com/v1'],
    ['us', 'https://api-us.storyblok.com/v1'],
  ])('finds the service of %s', (STORYBLOK_REGION, endpoint) =>
    expect(readSpaceAccess({ ...real, STORYBLOK_REGION })).toMatchObject({
      endpoint,
      space: 12,
      local: false,
    }),
  )

  const clientWith = (change: object, options = {}) => {
    const access = { ...readSpaceAccess(space.env), local: false, name: 'space 12 (eu)', ...change }
    return createManagementClient(access, options)
  }

  it.each<[string, object, string]>([
    ['a wrong token', { token: 'wrong' }, 'space 12 (eu) does not take STORYBLOK_MANAGEMENT_TOKEN'],
    ['a wrong space', { space: 12 }, 'space 12 (eu) knows no components: is the space number right?'],
    ['no network', { endpoint: 'http://127.0.0.1:9/v1' }, 'is the network there?'],
  ])('names %s', (_, change, why) => expect(clientWith(change).get('components')).rejects.toThrow(why))

  it('does not wait for an answer that does not come', async () => {
    await fetch(`${space.api.url}/test-controls?delayMs=300`)
    let answered = false
    const answer = fetch(`${space.api.url}/v1/spaces`).finally(() => {
      answered = true
    })
    await expect(clientWith({}, { timeoutMs: 100 }).get('components')).rejects.toThrow('no answer from')
    expect(answered).toBe(false)
    await answer
  })

  it('names the field that was refused', () =>
    expect(space.client.create('components', { component: { name: '' } })).rejects.toThrow(
      'refused new entry of components (422): {"name":["can\'t be blank"]}',
    ))

  it('refuses options that it does not know', () => {
    const call = (...args: string[]) => readCall(args, pushCommand, { env: {}, print: () => {} })
    expect(() => call('--fore')).toThrow('no option --fore')
    expect(() => call('--files')).toThrow('--files needs a value')
  })
})

it('asks a real space at most three times a second, and again when it has to wait all the same', async () => {
  const management = { token: space.token, requestsPerSecond: 3 }
  const strict = await createContentApi({ folder: path.join(space.folder, 'content'), port: 0, management })
  const log = jest.spyOn(console, 'log').mockImplementation(() => {}) // the client logs each wait
  const access = { ...readSpaceAccess(space.env), endpoint: `${strict.url}/v1`, local: false }
  const client = createManagementClient(access)
  const started = Date.now()
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.get('components')))
  await strict.close()
  log.mockRestore()
  expect(Date.now() - started).toBeGreaterThan(600)
  expect(answers.map((answer) => Object.keys(answer))).toEqual(Array(5).fill(['components']))
})
