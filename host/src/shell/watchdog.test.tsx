const fresh = async () => {
  jest.resetModules()
  return import('./watchdog')
}
/** A page that stopped answering while these were being woken: nothing could take their notes back. */
async function freeze(...versions: string[]) {
  const { watchWaking } = await fresh()
  for (const version of versions) void watchWaking(version, () => new Promise(() => {}))
}
const wakes = async () => true

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('knows the version that was being woken when the page stopped answering, for the whole visit', async () => {
  await freeze('mf-a@1')
  for (let load = 0; load < 2; load++) {
    const { hasFrozen } = await fresh()
    expect([hasFrozen('mf-a@1'), hasFrozen('mf-a@2'), hasFrozen('mf-b@1')]).toEqual([true, false, false])
  }
})

it('suspects no version that woke in time, or whose page was left in order', async () => {
  const { watchWaking } = await fresh()
  expect(await watchWaking('mf-a@1', wakes)).toBe(true)
  jest.advanceTimersByTime(1000)
  await expect(watchWaking('mf-b@1', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  jest.advanceTimersByTime(1000)
  void watchWaking('mf-c@1', () => new Promise(() => {}))
  dispatchEvent(new Event('pagehide'))
  const { hasFrozen } = await fresh()
  expect(['mf-a@1', 'mf-b@1', 'mf-c@1'].some(hasFrozen)).toBe(false)
})

it('wakes several suspects one after the other, so that the next note names one alone', async () => {
  await freeze('mf-a@1', 'mf-b@1')
  const { hasFrozen, watchWaking } = await fresh()
  expect(hasFrozen('mf-a@1') || hasFrozen('mf-b@1')).toBe(false)
  const begun: string[] = []
  const wake = (name: string) => async () => begun.push(name) > 0
  const both = [watchWaking('mf-a@1', wake('a')), watchWaking('mf-b@1', wake('b'))]
  expect(await both[0]).toBe(true)
  expect(begun).toEqual(['a'])
  await jest.advanceTimersByTimeAsync(1000)
  expect(await both[1]).toBe(true)
  expect(begun).toEqual(['a', 'b'])
})

it('wakes as ever where the browser keeps nothing', async () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  const { watchWaking } = await fresh()
  expect(await watchWaking('mf-a@1', wakes)).toBe(true)
  denied.mockRestore()
})

it('suspects no version in a frame, which shares its notes with the page waking around it', async () => {
  const { watchWaking } = await fresh()
  void watchWaking('mf-a@1', () => new Promise(() => {}))
  const framed = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
  const { hasFrozen } = await fresh()
  expect(hasFrozen('mf-a@1')).toBe(false)
  framed.mockRestore()
  expect(sessionStorage.getItem('qp:waking')).toBe('mf-a@1')
})
