const mockExtras = jest.fn()
jest.mock('./extras', () => {
  mockExtras()
  return {}
})

jest.mock('./late-sheets', () => ({ wearLateSheets: () => {} }))
jest.mock('./slots', () => ({ watchSlots: () => {}, hearSlots: () => {} }))

const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

/** A page whose shell has loaded, a while ago. */
async function load() {
  const hear = jest.spyOn(window, 'addEventListener')
  await import('./shell')
  for (const [type, loaded] of hear.mock.calls) if (type === 'load') (loaded as () => void)()
  hear.mockRestore()
  await jest.advanceTimersByTimeAsync(5000)
}

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  mockExtras.mockClear()
})

it.each([undefined, false])('counts a page that is shown; document.prerendering is %s', async (value) => {
  prerendering(value)
  await load()
  expect(mockExtras).toHaveBeenCalledTimes(1)
})

it('counts a page prepared ahead when it is shown, and only then', async () => {
  prerendering(true)
  await load()
  expect(mockExtras).not.toHaveBeenCalled()
  prerendering(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await jest.advanceTimersByTimeAsync(5000)
  expect(mockExtras).toHaveBeenCalledTimes(1)
})
