const mockStart = jest.fn()
jest.mock('./telemetry/telemetry', () => ({ startTelemetry: mockStart }))
jest.mock('./consent/follow-consent', () => ({ followConsent: () => {} }))
jest.mock('./consent/measure-after-consent', () => ({ measureAfterConsent: () => {} }))
const mockTell = jest.fn()
jest.mock('./navigation/report-page-view', () => ({ reportPageView: mockTell }))

const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

async function loadExtras() {
  jest.spyOn(console, 'info').mockImplementation(() => {})
  const { current } = await import('./current')
  current.page = { build: 'b1', slots: [], remotes: {} } as unknown as typeof current.page
  await import('./extras')
}

beforeEach(() => {
  jest.resetModules()
  mockStart.mockClear()
  mockTell.mockClear()
  globalThis.fetch = (async () => Response.error()) as typeof fetch
})
const counted = () => [mockStart.mock.calls.length, mockTell.mock.calls.length]

it.each([undefined, false])('counts a page that is shown; document.prerendering is %s', async (value) => {
  prerendering(value)
  await loadExtras()
  expect(counted()).toEqual([1, 1])
})

it('counts a page prepared ahead when it is shown, and only then', async () => {
  prerendering(true)
  await loadExtras()
  expect(counted()).toEqual([0, 0])
  prerendering(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(counted()).toEqual([1, 1])
})
