import { LoadingBar, progressAfter } from './loading-bar'

const heard: string[] = []
for (const name of ['start', 'end']) document.addEventListener(`qp:loading-${name}`, () => heard.push(name))

beforeEach(() => {
  jest.useFakeTimers()
  heard.length = 0
  document.body.innerHTML = ''
})
afterEach(() => jest.useRealTimers())

it('shows nothing for an answer within 200 ms, but signals start and end', () => {
  const bar = new LoadingBar()
  bar.start()
  jest.advanceTimersByTime(199)
  bar.finish()
  jest.advanceTimersByTime(1000)
  expect(bar.element.style.opacity).toBe('0')
  expect(heard).toEqual(['start', 'end'])
  expect(bar.state).toBe('idle')
})

it('grows, fills, hides after 500 ms and rests after 400 more', () => {
  const bar = new LoadingBar()
  bar.start()
  expect(bar.state).toBe('loading')
  jest.advanceTimersByTime(1000)
  expect(bar.element.style.opacity).toBe('1')
  bar.finish()
  expect(bar.state).toBe('finishing')
  expect(bar.element.style.transform).toBe('scaleX(1)')
  jest.advanceTimersByTime(499)
  expect(bar.element.style.opacity).toBe('1')
  jest.advanceTimersByTime(1)
  expect(bar.element.style.opacity).toBe('0')
  jest.advanceTimersByTime(399)
  expect(bar.state).toBe('finishing')
  jest.advanceTimersByTime(1)
  expect(bar.state).toBe('idle')
  expect(bar.element.style.transform).toBe('scaleX(0)')
})

it('is 3 px of #076b9c that never arrives by itself', () => {
  const { element } = new LoadingBar()
  expect(element.style.height).toBe('3px')
  expect(element.style.background).toMatch(/#076b9c|rgb\(7, 107, 156\)/)
  expect(progressAfter(0)).toBe(0)
  expect(progressAfter(2000)).toBeGreaterThan(60)
  expect(progressAfter(3_600_000)).toBeLessThan(100)
})
