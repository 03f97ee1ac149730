export {} // a module: its `open` is not the window's

const mockDefine = jest.fn(async (..._: unknown[]) => {})
for (const tries of '0123456789')
  jest.mock(`./foreign.js#${tries}`, () => ({ defineForeign: mockDefine }), { virtual: true })
jest.mock('./embed/fit-frames', () => ({ fitFrames: () => {} }))

let isDown = true
let asked = 0
const element = { tag: 'qp-imi', remote: 'mf-simulators', fallback: '<a href="/imi">IMI</a>' }
globalThis.fetch = (async () => {
  asked++
  if (isDown) throw new TypeError('Failed to fetch')
  return { ok: true, json: async () => ({ elements: [element] }) }
}) as unknown as typeof fetch
globalThis.IntersectionObserver = class {
  constructor(readonly seen: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.seen([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  unobserve() {}
} as unknown as typeof IntersectionObserver

/** A page with one tag, and the loader on it. */
async function open() {
  jest.resetModules()
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(window, { qpRoots: undefined })
  isDown = true
  asked = 0
  mockDefine.mockClear()
  document.body.innerHTML = '<qp-imi></qp-imi>'
  await import('./elements')
  await pass(0)
}
/** Stops the loader of this test: it listens to the window of the next one too. */
afterEach(async () => {
  isDown = false
  window.dispatchEvent(new Event('online'))
  await pass(0)
})
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('asks again for a catalogue that could not be had, a few times and less and less often', async () => {
  await open()
  expect(document.querySelector('qp-imi a')).not.toBeNull()
  expect(asked).toBe(1)
  await pass(5_000)
  expect(asked).toBe(2)
  await pass(60 * 60_000)
  expect(asked).toBe(4)
  expect(mockDefine).not.toHaveBeenCalled()
})

it.each([
  ['after a while', () => pass(5_000)],
  ['when the connection is back', async () => void window.dispatchEvent(new Event('online'))],
])('defines the tag %s, once', async (_, happen) => {
  await open()
  isDown = false
  await happen()
  await pass(60 * 60_000)
  expect(mockDefine).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(asked).toBe(2)
})

it('defines a tag whose widget could not be had the first time', async () => {
  await open()
  isDown = false
  mockDefine.mockRejectedValueOnce(new Error('remote'))
  await pass(10_000)
  await pass(60_000)
  expect(mockDefine).toHaveBeenCalledTimes(2)
})
