import { calmVideos } from './calm-videos'

const pause = jest.fn()
beforeAll(() => {
  HTMLMediaElement.prototype.pause = pause
})
const prefer = (reduced: boolean) => {
  globalThis.matchMedia = (() => ({ matches: reduced })) as unknown as typeof matchMedia
}

function play(html: string) {
  document.body.innerHTML = html
  document.querySelector('video')?.dispatchEvent(new Event('playing'))
}

beforeAll(() => calmVideos())
beforeEach(() => {
  jest.useFakeTimers()
  pause.mockClear()
  prefer(false)
})
afterEach(() => jest.useRealTimers())

it('stops a video that started by itself after five seconds, loops or not', () => {
  play('<video autoplay loop muted></video>')
  jest.advanceTimersByTime(4999)
  expect(pause).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(pause).toHaveBeenCalledTimes(1)
})

it('stops it at once where people asked for less motion', () => {
  prefer(true)
  play('<video autoplay></video>')
  jest.advanceTimersByTime(0)
  expect(pause).toHaveBeenCalledTimes(1)
})

it('does not interrupt a video that the visitor started, nor one started again', () => {
  play('<video controls></video>')
  jest.advanceTimersByTime(60_000)
  expect(pause).not.toHaveBeenCalled()
  play('<video autoplay></video>')
  jest.advanceTimersByTime(5000)
  document.querySelector('video')?.dispatchEvent(new Event('playing'))
  jest.advanceTimersByTime(60_000)
  expect(pause).toHaveBeenCalledTimes(1)
})
