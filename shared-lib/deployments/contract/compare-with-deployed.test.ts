import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readDefinitions } from '../../build/definitions'
import { root } from '../../build/repository'
import type { DeployedWidget, Deployment } from '../../src/contract/deployment'
import { sampleDeployment, sampleWidget } from '../../testing/sample-deployment'
import { openFolderStore } from '../folder-store'
import { pointAt, publishVersion } from '../switches'
import { compareWithDeployed, comparisonLines, refuseBreaking, storyRefusals } from './compare-with-deployed'
import { pathsInFiles, usesInFiles } from './story-uses'

const widget = (attributes: DeployedWidget['attributes']) => sampleWidget({ attributes })
const version = (number: string, widgets: readonly DeployedWidget[]) =>
  sampleDeployment({ version: number, widgets, calculators: {}, figures: [] })
const heading = { heading: { type: 'text', help: '' } } as const
const stories = async () => [{ story: 'guias/a', tag: 'qp-offer', attributes: ['heading'] }]

const folders: string[] = []
const temporary = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-contract-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function deployed(deployment: Deployment) {
  const store = openFolderStore(temporary())
  const built = temporary()
  writeFileSync(path.join(built, 'deployment.json'), JSON.stringify(deployment))
  await publishVersion(store, deployment, built)
  await pointAt(store, deployment.name, deployment.version)
  return store
}

it('has nothing to say of what was never deployed', async () => {
  const store = openFolderStore(temporary())
  await expect(compareWithDeployed(store, version('0.1.0', []), stories)).resolves.toBeUndefined()
  await expect(refuseBreaking(store, version('0.1.0', []), stories)).resolves.toBeUndefined()
})

const at = (path: string) =>
  ({ path, widget: 'qp-offer', layout: 'default', title: '', description: '' }) as const
const storyPaths = async () => ['/', '/oferta', '/guias/a']

it.each([
  ['/oferta', '/oferta'],
  ['/guias/:guia', '/guias/a'],
])('refuses the new route %s, at which a story is, naming both', async (path, story) => {
  const after = { ...version('1.1.0', [widget(heading)]), routes: [at(path)] }
  const reason = `mf-offer 1.1.0 declares the route ${path}, which the story at ${story} has already`
  const never = openFolderStore(temporary())
  await expect(refuseBreaking(never, after, stories, storyPaths)).rejects.toThrow(reason)
  const store = await deployed(version('1.0.0', [widget(heading)]))
  await expect(refuseBreaking(store, after, stories, storyPaths)).rejects.toThrow(reason)
})

it('leaves a route that was deployed before the story came', async () => {
  const routes = [at('/oferta')]
  const store = await deployed({ ...version('1.0.0', [widget(heading)]), routes })
  const after = { ...version('1.0.0+b', [widget(heading)]), routes }
  await expect(refuseBreaking(store, after, stories, storyPaths)).resolves.toBeUndefined()
})

it('finds no story of this repository at a route of its micro-frontends', async () => {
  const paths = pathsInFiles(path.join(root, 'host/content/stories'))
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/politica-privacidade']))
  const definitions = await readDefinitions()
  const refused = definitions.flatMap(({ name, routes }) =>
    storyRefusals({ ...version('1.0.0', []), name, routes }, undefined, paths),
  )
  expect(refused).toEqual([])
})

it('refuses with every reason at once and lists what changed for whom', async () => {
  const store = await deployed(version('1.0.0', [widget(heading)]))
  const after = version('1.0.1', [widget({})])
  await expect(refuseBreaking(store, after, stories)).rejects.toThrow(
    /attribute heading is gone; used in guias\/a[\s\S]*is 2\.0\.0 or higher, not 1\.0\.1/,
  )
  const compared = await compareWithDeployed(store, after, stories)
  expect(compared && comparisonLines(compared)).toEqual([
    'mf-offer 1.0.1 beside 1.0.0, which is deployed: major',
    '  major',
    '    qp-offer: attribute heading is gone · used in guias/a',
    expect.stringContaining('  refused: qp-offer: attribute heading is gone'),
    expect.stringContaining('  refused: A major change of 1.0.0 is 2.0.0'),
  ])
})

/** The tag in each form that an editor may give it, as files of stories. */
function writtenStories() {
  const folder = temporary()
  mkdirSync(path.join(folder, 'guias'))
  const write = (story: string, ...body: readonly unknown[]) =>
    writeFileSync(
      path.join(folder, `${story}.json`),
      JSON.stringify({ content: { component: 'page', body } }),
    )
  const attributes = [{ component: 'widget-attribute', name: 'heading', value: 'Ofertas' }]
  write('guias/general', { component: 'widget', tag: 'qp-offer', attributes })
  const text = '<qp-offer heading="Ofertas"></qp-offer>'
  write('guias/pasted', { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  write('named', { component: 'qp-offer', heading: '' })
  return async () => usesInFiles(folder)
}

it.each([
  ['the tag', [], 'qp-offer is gone; used in guias/general, guias/pasted, named.'],
  ['an attribute', [widget({})], 'attribute heading is gone; used in guias/general, guias/pasted.'],
])(
  'refuses a build without %s that stories hold, in whatever form, and names them',
  async (_, widgets, reason) => {
    const store = await deployed(version('1.0.0', [widget(heading)]))
    const uses = writtenStories()
    await expect(refuseBreaking(store, version('2.0.0', widgets), uses)).rejects.toThrow(reason)
    const compared = await compareWithDeployed(store, version('2.0.0', widgets), uses)
    expect(compared && comparisonLines(compared).join('\n')).toContain(
      ' · used in guias/general, guias/pasted',
    )
  },
)

it('lets the same promises through, and rejects when it is not known where they are used', async () => {
  const store = await deployed(version('1.0.0', [widget(heading)]))
  await expect(refuseBreaking(store, version('1.0.0+b', [widget(heading)]), stories)).resolves.toBeUndefined()
  const silent = async () => Promise.reject(new Error('the content service answered 401'))
  await expect(refuseBreaking(store, version('1.0.0+b', []), silent)).rejects.toThrow('401')
})
