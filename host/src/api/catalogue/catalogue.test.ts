import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { DeployedWidget, Deployment } from 'shared-lib/contract/deployment'
import type { Remote } from '../../remotes/deployments/snapshot'
import { routeAt } from '../../server/testing/test-deployments'
import { type CatalogueEntry, catalogueGroups } from './catalogue'
import { playgroundAddress, playgroundState } from './playground-state'
import { frameAddress, tagSnippets } from './tag-snippets'
import cases from './testing/catalogue.json'
import { pageScript, shellScript, tagWeight } from './weights'

const specs = {
  amount: { type: 'integer', min: 200, max: 75_000, help: 'Valor' },
  kind: { type: 'choice', options: ['home', 'car'], default: 'home', help: 'Para quê' },
  heading: { type: 'text', maxLength: 10, help: 'Título' },
  county: { type: 'text', listed: [{ value: '1106', name: 'Lisboa' }], takesNames: true, help: 'Concelho' },
  'property-type': { type: 'text', help: 'Prédio' },
  folded: { type: 'flag', help: 'Fechado' },
} as const

const widget = (tag: string, more: Partial<DeployedWidget> = {}): DeployedWidget => ({
  tag: tag as DeployedWidget['tag'],
  title: `Título de ${tag}`,
  description: 'Para quê serve',
  attributes: specs,
  minHeight: { small: 640, wide: 480 },
  wake: 'visible',
  placeholder: { text: '', href: '/', linkText: 'Abrir' },
  examples: [],
  preload: { scripts: [`${tag}.js`, 'shared.js'], later: ['later.js'], styles: ['a.css'] },
  ...more,
})

const file = ([path, gzip]: readonly [path: string, gzip?: number]) => ({
  path: `browser/${path}`,
  bytes: 1,
  sha256: '',
  ...(gzip && { gzip }),
})
const sizes = { 'entry.js': 100, 'qp-a.js': 10, 'qp-b.js': 20, 'shared.js': 5, 'later.js': 7, 'a.css': 3 }
const files = [...Object.entries(sizes), ['old.js'] as const].map(file)

const remote = (
  name: string,
  widgets: readonly DeployedWidget[],
  routes: readonly RouteDefinition[] = [],
): Remote => ({
  name,
  version: '1',
  folder: '',
  base: `/${name}/`,
  deployment: {
    name,
    owner: `Equipa ${name}`,
    entry: 'entry.js',
    widgets,
    routes,
    files,
  } as unknown as Deployment,
})

const snapshotOf = (...remotes: readonly Remote[]) => ({
  remotes: new Map(remotes.map((one) => [one.name, one])),
  widgets: new Map(
    remotes.flatMap((one) =>
      one.deployment.widgets.map((each) => [each.tag as string, { remote: one, widget: each }] as const),
    ),
  ),
})

describe('the list', () => {
  const snapshot = snapshotOf(
    remote('mf-frame', [widget('qp-top', { inStories: false })]),
    remote('mf-sums', [
      widget('qp-hidden', { inStories: false }),
      widget('qp-loan', { title: 'Crédito à habitação' }),
      widget('qp-tax', { attributes: {} }),
    ]),
  )
  const found = (asked?: string) =>
    catalogueGroups(snapshot, asked).map((group) => [
      group.remote.name,
      ...group.entries.map((entry) => entry.widget.tag),
    ])

  it('has every tag, what can be taken along first', () =>
    expect(found()).toEqual([
      ['mf-sums', 'qp-loan', 'qp-tax', 'qp-hidden'],
      ['mf-frame', 'qp-top'],
    ]))

  it.each(cases.found as [string, string[][]][])('finds %j', (asked, groups) =>
    expect(found(asked)).toEqual(groups),
  )
})

describe('what is in the form', () => {
  it.each(cases.states as [string, object, string[]][])('%j', (query, attributes, wrong) => {
    const state = playgroundState(specs, query)
    expect(state.attributes).toEqual(attributes)
    expect(Object.keys(state.problems)).toEqual(wrong)
  })

  it('shows what does not fit again, and states what is taken instead', () => {
    expect(playgroundState(specs, 'amount=1&kind=car').typed).toEqual({ amount: '1', kind: 'car' })
    const { amount } = playgroundState(specs, 'amount=1').problems
    expect(amount).toContain('aceita número inteiro de 200 até 75000')
  })

  it('is the same at its own address', () => {
    const { attributes } = playgroundState(specs, 'amount=5000&folded=true&heading=A+%26+B')
    const address = playgroundAddress('/programadores/blocos/qp-a', attributes)
    expect(address).toBe('/programadores/blocos/qp-a?amount=5000&heading=A+%26+B&folded=true')
    expect(playgroundState(specs, address.split('?')[1] ?? '').attributes).toEqual(attributes)
    expect(playgroundAddress('/programadores/blocos/qp-a', {})).toBe('/programadores/blocos/qp-a')
  })
})

describe('code to take along', () => {
  const attributes = { amount: '5000', heading: '"A" & <B>', 'property-type': 'rural', folded: '' }
  const plain: CatalogueEntry = { remote: remote('mf-a', [widget('qp-a')]), widget: widget('qp-a') }
  const code = (entry = plain) =>
    Object.fromEntries(tagSnippets(entry, attributes, 'https://q.example').map((one) => [one.id, one.code]))

  it('is the block as Storyblok keeps it', () =>
    expect(JSON.parse(code().bloco ?? '')).toEqual({ component: 'qp-a', ...attributes, folded: true }))

  it('is the tag with the script that makes it live', () =>
    expect(code().etiqueta).toBe(
      '<script type="module" src="https://q.example/elements.js"></script>\n' +
        '<qp-a amount="5000" heading="&quot;A&quot; &amp; &lt;B&gt;" property-type="rural" folded><a href="https://q.example/">Abrir</a></qp-a>',
    ))

  it('is what a policy must allow', () => {
    const policy = /^script-src https:\/\/q\.example; style-src .*; frame-src https:\/\/q\.example$/
    expect(code().politica).toMatch(policy)
  })

  it('is a frame of the tag alone', () => {
    const query = 'amount=5000&amp;heading=%22A%22+%26+%3CB%3E&amp;property-type=rural&amp;folded=true'
    expect(code().moldura).toContain(`src="https://q.example/programadores/blocos/qp-a/moldura?${query}"`)
    expect(code().moldura).toContain('title="Título de qp-a" loading="lazy" height="640"')
  })

  it('is a frame of the page made for frames, where there is one, with what that page takes', () => {
    const query = ['amount', 'propertyType']
    const route = routeAt('/simuladores/embed/a', { widget: 'qp-a', embed: true, query })
    const routes = [{ ...route, path: '/a', embed: false } as const, route]
    expect(frameAddress({ ...plain, remote: remote('mf-a', [], routes) }, attributes)).toBe(
      '/simuladores/embed/a?amount=5000&propertyType=rural',
    )
  })
})

describe('weights', () => {
  const one = remote('mf-a', [widget('qp-a'), widget('qp-b')])
  it('are those of the files of a tag', () =>
    expect(tagWeight(one, widget('qp-a'))).toEqual({ first: 115, later: 7, styles: 3 }))
  it('are unknown where one of them is', () => {
    const preload = { scripts: ['old.js'], styles: ['gone.css'] }
    expect(tagWeight(one, widget('qp-a', { preload }))).toEqual({})
  })
  it('count on a page what two tags share once', () => {
    const snapshot = snapshotOf(one)
    expect(pageScript(snapshot, [])).toBe(0)
    expect(pageScript(snapshot, ['qp-a'])).toBe(115)
    expect(pageScript(snapshot, ['qp-a', 'qp-b', 'qp-a', 'qp-unknown'])).toBe(135)
  })
  it('count nothing for a tag that is finished HTML in a story: no browser asks for its code', () => {
    const still = widget('qp-a', { asTag: { wake: 'never' } })
    const snapshot = snapshotOf(remote('mf-a', [still, widget('qp-b')]))
    expect(pageScript(snapshot, ['qp-a'])).toBe(0)
    expect(pageScript(snapshot, ['qp-a', 'qp-b'])).toBe(pageScript(snapshot, ['qp-b']))
  })
  it('of the shell are those of an awake page, unknown to an older build', () => {
    const chunks = { shell: 'qp-a.js', wake: 'shared.js', extras: 'later.js' }
    expect(shellScript({ chunks, files: one.deployment.files })).toBe(15)
    expect(shellScript({ chunks, files: [] })).toBeUndefined()
  })
})
