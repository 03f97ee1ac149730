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
  const [a, b] = ['a one 1', 'b one 2']
  expect(await Promise.all(['a', 'b', 'a', 'b', 'a'].map(ask))).toEqual([a, b, a, b, a])
  version = 'two'
  expect(await ask('a')).toBe('a two 3')
})

it('keeps one version of a page alone', async () => {
  let version = 'one'
  let drawn = 0
  const shared = sharedPages(() => version)
  const ask = () => shared('a', async () => page(String(++drawn)))
  await ask()
  version = 'two'
  await ask()
  version = 'one'
  expect((await ask()).identity.toString()).toBe('3')
})

it('draws one that was made of something older again soon', async () => {
  jest.useFakeTimers({ now: 0, advanceTimers: true })
  try {
    const shared = sharedPages(() => 'one')
    const ask = async (stale: boolean, text: string) =>
      (await shared('a', async () => ({ ...page(text), stale }))).identity.toString()
    expect([await ask(true, 'older'), await ask(false, 'newer')]).toEqual(['older', 'older'])
    jest.advanceTimersByTime(6_000)
    expect([await ask(false, 'newer'), await ask(false, 'again')]).toEqual(['newer', 'newer'])
    jest.advanceTimersByTime(50_000)
    expect(await ask(false, 'again')).toBe('newer')
  } finally {
    jest.useRealTimers()
  }
})

it('draws again what could not be drawn', async () => {
  const shared = sharedPages(() => 'one')
  await expect(shared('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await expect(shared('a', async () => page('well'))).resolves.toMatchObject({ status: 404 })
})
