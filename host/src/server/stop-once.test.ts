import { EventEmitter } from 'node:events'
import { stopOnce } from './stop-once'

const asker = () => Object.assign(new EventEmitter(), { exit: jest.fn<never, [number?]>() })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it.each([['SIGINT'], ['SIGTERM'], ['disconnect']])('closes, then ends well, on %s', async (event) => {
  const from = asker()
  const close = jest.fn(async () => expect(from.exit).not.toHaveBeenCalled())
  stopOnce(close, from)
  from.emit(event)
  await settled()
  expect(close).toHaveBeenCalledTimes(1)
  expect(from.exit.mock.calls).toEqual([[0]])
})

it('closes once when a terminal and the parent both ask', async () => {
  const from = asker()
  const close = jest.fn(async () => {})
  stopOnce(close, from)
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) from.emit(event)
  await settled()
  expect(close).toHaveBeenCalledTimes(1)
})

it('ends badly when closing fails or takes for ever', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const failing = asker()
  stopOnce(async () => Promise.reject(new Error('disk')), failing)
  failing.emit('SIGTERM')
  const hanging = asker()
  stopOnce(() => new Promise(() => {}), hanging, 5)
  hanging.emit('SIGTERM')
  await settled()
  expect([failing.exit.mock.calls, hanging.exit.mock.calls]).toEqual([[[1]], [[1]]])
  quiet.mockRestore()
})
