// @suite press: listens to every press of the document.
import { pressEnded } from './press'

const tell = (type: string, more?: object) => document.dispatchEvent(Object.assign(new Event(type), more))

/** Whether the press is over. */
async function isOver() {
  let over = false
  pressEnded().then(() => {
    over = true
  })
  await Promise.resolve()
  await Promise.resolve()
  return over
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

it('waits for nothing where nothing is pressed', async () => expect(await isOver()).toBe(true))

it('lasts until the click was heard by everybody', async () => {
  tell('pointerdown')
  tell('pointerup')
  expect(await isOver()).toBe(false)
  tell('click')
  expect(await isOver()).toBe(false)
  jest.advanceTimersByTime(0)
  expect(await isOver()).toBe(true)
})

it.each([
  ['a page that is dragged instead', 'pointercancel', 0],
  ['a key that is let go', 'keyup', 0],
  ['a finger that lifts elsewhere', 'pointerup', 100],
  ['a finger that stays down', '', 10_000],
])('is over after %s', async (_, type, ms) => {
  tell('pointerdown')
  if (type) tell(type)
  if (ms) {
    jest.advanceTimersByTime(ms - 1)
    expect(await isOver()).toBe(false)
  }
  jest.advanceTimersByTime(1)
  expect(await isOver()).toBe(true)
})

it('lasts no longer because a held key repeats itself', async () => {
  tell('keydown', { key: ' ' })
  jest.advanceTimersByTime(9999)
  tell('keydown', { key: ' ', repeat: true })
  jest.advanceTimersByTime(1)
  expect(await isOver()).toBe(true)
})
