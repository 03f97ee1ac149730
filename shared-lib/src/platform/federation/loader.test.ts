import { implementWidget } from '../../contract/define-widget'
import { createLoader, type RemoteContainer, RemoteUnavailable, type ShareScope } from './loader'

const remote = { name: 'mf-energy', version: '1.0.0', entry: 'https://qp.test/entry.js' }
const widget = implementWidget(
  {
    tag: 'qp-x',
    title: '',
    description: '',
    attributes: {},
    minHeight: { small: 0, wide: 0 },
    wake: 'now',
    placeholder: { text: '', href: '/', linkText: '' },
    examples: [],
  },
  () => null,
)
const scope = async (): Promise<ShareScope> => ({})
const healthy: RemoteContainer = { init: () => {}, get: async () => () => ({ default: widget }) }
const never = () => new Promise<never>(() => {})

it('opens a container once and remembers it', async () => {
  const importEntry = jest.fn(async () => healthy)
  const load = createLoader({ scope, importEntry })
  expect(await load(remote, 'qp-x')).toBe(widget)
  await load(remote, 'qp-x')
  expect(importEntry.mock.calls).toEqual([[remote.entry]])
})

it('initialises a container only after the shared libraries are there', async () => {
  const order: string[] = []
  const load = createLoader({
    scope: async () => {
      await new Promise((done) => setTimeout(done, 5))
      order.push('scope')
      return {}
    },
    importEntry: async () => ({ ...healthy, init: () => order.push('init') }),
  })
  await load(remote, 'qp-x')
  expect(order).toEqual(['scope', 'init'])
})

it('tries a failed file once more at the same URL', async () => {
  const importEntry = jest.fn(async () => healthy).mockRejectedValueOnce(new Error('404'))
  await expect(createLoader({ scope, importEntry })(remote, 'qp-x')).resolves.toBe(widget)
  expect(importEntry.mock.calls).toEqual([[remote.entry], [remote.entry]])
})

it.each<[why: string, container: () => Promise<RemoteContainer>]>([
  ['is 404', () => Promise.reject(new Error('404'))],
  ['never answers', never],
  ['throws on init', async () => ({ ...healthy, init: () => Promise.reject(new Error('x')) })],
  ['misses a chunk', async () => ({ ...healthy, get: () => Promise.reject(new Error('x')) })],
  ['never delivers a chunk', async () => ({ ...healthy, get: never })],
])('rejects with the name of a remote that %s, and forgets it', async (_why, container) => {
  let answer = container
  const load = createLoader({ scope, importEntry: () => answer(), limit: 20 })
  await expect(load(remote, 'qp-x')).rejects.toThrow(RemoteUnavailable)
  await expect(load(remote, 'qp-x')).rejects.toThrow('mf-energy@1.0.0')
  answer = async () => healthy
  await expect(load(remote, 'qp-x')).resolves.toBe(widget)
})
