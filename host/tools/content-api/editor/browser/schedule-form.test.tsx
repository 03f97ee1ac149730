import { act, render, screen } from '@testing-library/react'
import { ScheduleForm } from './schedule-form'
import { readSchedule, type Schedule } from './space'

jest.mock('./space', () => ({ readSchedule: jest.fn() }))

const readMock = jest.mocked(readSchedule)
const published = jest.fn()
const failed = jest.fn()

const parts = { story: 1, isChanged: false, mayPublish: () => true, notify: () => {}, failed, published }
const form = (saves: number) => <ScheduleForm saves={saves} {...parts} />

const inMs = (ms: number): Schedule => {
  const publish_at = new Date(Date.now() + ms).toISOString()
  return { id: 1, story_id: 1, publish_at }
}
const minutes = 60_000
const day = 24 * 60 * minutes
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  for (const mock of [readMock, published, failed]) mock.mockReset()
})
afterEach(() => jest.useRealTimers())

it('asks again when the time has come, until it was published', async () => {
  readMock.mockResolvedValue(inMs(5 * minutes))
  render(form(0))
  await pass(0)
  readMock.mockRejectedValueOnce(new Error('away'))
  await pass(5 * minutes + 1500)
  expect(screen.getByText(/^Publica-se em/)).toBeInTheDocument()
  expect(published).not.toHaveBeenCalled()
  readMock.mockResolvedValue(undefined)
  await pass(1500)
  expect(screen.queryByText(/^Publica-se em/)).toBeNull()
  expect(published).toHaveBeenCalledTimes(1)
  expect(failed).not.toHaveBeenCalled()
})

it('waits for what is further away than a timer of a browser reaches', async () => {
  readMock.mockResolvedValue(inMs(60 * day))
  render(form(0))
  await pass(0)
  await pass(59 * day)
  expect(readMock.mock.calls.length).toBeLessThan(63)
  expect(published).not.toHaveBeenCalled()
})
