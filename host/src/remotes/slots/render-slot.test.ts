import type { Registry } from 'shared-lib/contract/deployment'
import type { RenderCall, RenderResult } from 'shared-lib/contract/server-bundle'
import { company } from '../../server/testing/fake-content'
import { namedVersions } from '../deployments/read-remote'
import { type Remote, type Snapshot, snapshotOf } from '../deployments/snapshot'
import type { RemoteCalls } from './remote-calls'
import { createSlotRenderer } from './render-slot'

const remote = (version: string, more: Partial<Remote> = {}): Remote => ({
  name: 'mf-a',
  version,
  folder: '/nowhere',
  base: `/deployments/mf-a/${version}/browser/`,
  deployment: {
    name: 'mf-a',
    version,
    commit: '',
    builtAt: '',
    owner: '',
    shell: { min: 1, max: 1 },
    entry: 'entry.js',
    server: 'server.cjs',
    routes: [],
    leads: [],
    files: [],
    widgets: [
      {
        tag: 'qp-a',
        title: '',
        description: '',
        attributes: {},
        examples: [],
        wake: 'now',
        minHeight: { small: 1, wide: 1 },
        preload: { scripts: [], styles: [] },
        placeholder: { text: 'Sem preço', href: '/ajuda', linkText: 'Ajuda' },
      },
    ],
  },
  ...more,
})
const only = (one: Remote) => snapshotOf([one], [], () => {})

/** A renderer whose versions draw their own number, or fail on the days listed in `failing`. */
function renderer() {
  const failing = new Set<string>()
  const calls = {
    edition: () => '',
    async render({ version }: Remote, { today }: RenderCall): Promise<RenderResult> {
      if (failing.has(`${version} ${today}`)) throw new Error('it failed')
      return { html: `<p>of ${version}</p>` }
    },
  } as unknown as RemoteCalls
  const state: { served: Snapshot; entry: Registry['entries'][string] } = {
    served: only(remote('1.0.0')),
    entry: { current: '1.0.0' },
  }
  const slots = createSlotRenderer(calls, () => {}, {
    served: (name) => state.served.remotes.get(name),
    named: (name) => namedVersions({ revision: 1, entries: { 'mf-a': state.entry } }, name),
  })
  async function draw(snapshot = state.served, { today = '2026-11-28', shared = true } = {}) {
    const plan = { id: 'main', kind: 'element', tag: 'qp-a', attributes: {} } as const
    const slot = await slots.render(snapshot, plan, { today, company, shared })
    return 'html' in slot ? slot.html : slot.redirect
  }
  function serve(entry: Registry['entries'][string]) {
    state.entry = entry
    if (state.served.remotes.get('mf-a')?.version !== entry.current)
      state.served = only(remote(entry.current))
  }
  return { state, failing, draw, serve }
}

const placeholder = expect.stringContaining('Sem preço')
const tomorrow = { today: '2026-11-29' }

it('never shows the HTML of a version that was taken back, even where a sound one drew it before and after', async () => {
  const { draw, failing, serve } = renderer()
  await draw()
  serve({ current: '2.0.0', lastGood: '1.0.0' })
  expect(await draw()).toBe('<p>of 2.0.0</p>')
  serve({ current: '1.0.0', demoted: [{ version: '2.0.0', at: '', reason: 'it failed' }] })
  expect(await draw()).toBe('<p>of 1.0.0</p>')
  failing.add('1.0.0 2026-11-29')
  expect(await draw(undefined, tomorrow)).toBe('<p>of 1.0.0</p>')
})

it('shows the placeholder where only a version that the registry no longer names drew it', async () => {
  const { draw, failing, serve } = renderer()
  serve({ current: '2.0.0', lastGood: '1.0.0' })
  await draw()
  serve({ current: '1.0.0' })
  failing.add('1.0.0 2026-11-28')
  expect(await draw()).toEqual(placeholder)
})

it('shows the last good version where the current one fails', async () => {
  const { draw, failing, serve } = renderer()
  await draw()
  serve({ current: '2.0.0', lastGood: '1.0.0' })
  failing.add('2.0.0 2026-11-28')
  expect(await draw()).toBe('<p>of 1.0.0</p>')
})

it.each([
  ['a canary', only(remote('2.0.0', { trial: true })), true],
  ['a build of a developer', only(remote('1.0.0')), false],
  ['an override that the browser draws', only(remote('1.0.0', { onlyBrowser: true })), true],
  ['another copy of the same version', only(remote('1.0.0')), true],
  ['a draft', undefined, false],
])('never shows the HTML of %s', async (_, snapshot, shared) => {
  const { draw, failing } = renderer()
  await draw(snapshot, { shared })
  failing.add('1.0.0 2026-11-29')
  expect(await draw(undefined, tomorrow)).toEqual(placeholder)
})
