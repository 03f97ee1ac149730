import type { PrintedPage } from './finished-pages'
import { sharedPages } from './shared-pages'

const page = (text: string): PrintedPage => ({ status: 404, headers: {}, text, stale: false, keep: false })

it('draws a page once for each name and version, however many ask at once', async () => {
  let version = 'one'
  let drawn = 0
  const shared = sharedPages(() => version)
  const ask = async (name: string) => {
    const finished = await shared(name, async () => page(`${name} ${version} ${++drawn}`))
    return finished.identity.toString()
  }
  expect(await Promise.all(['a', 'b', 'a', 'b', 'a'].map(ask))).toEqual([
    'a one 1',
    'b one 2',
    'a one 1',
    'b one 2',
    'a one 1',
  ])
  version = 'two'
  expect(await ask('a')).toBe('a two 3')
})

it('draws anew what could not be drawn', async () => {
  const shared = sharedPages(() => 'one')
  await expect(shared('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await expect(shared('a', async () => page('well'))).resolves.toMatchObject({ status: 404 })
})
