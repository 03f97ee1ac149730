import type { RenderCall } from 'shared-lib/contract/server-bundle'
import { reviewExceptions } from './review-exceptions'

const call = {} as RenderCall
const slot = (address: string, pattern = '/a') => ({
  remote: 'mf-a',
  version: '2.0.0',
  tag: 'qp-a',
  exception: { pattern, address, call },
})

function review(failsToo = false) {
  const clock = { at: 0 }
  const add = jest.fn()
  const compare = jest.fn(async () => failsToo)
  const reviewed = reviewExceptions({ failsToo: compare, add, now: () => clock.at })
  const counted = () => add.mock.calls.map(([{ kind, tag }, network]) => `${kind} ${tag} ${network}`)
  return { ...reviewed, clock, compare, counted }
}

it('counts an address of a network once, however often it is asked for', async () => {
  const { threw, counted, compare } = review()
  for (let view = 0; view < 100; view++) await threw(slot('/a?x=1'), 1)
  await threw(slot('/a?x=2'), 1)
  await threw(slot('/a?x=1'), 2)
  const twice = Array(2).fill('host-failed-address /a 1')
  expect(counted()).toEqual([...twice, 'host-failed-address /a 2'])
  expect(compare).toHaveBeenCalledTimes(2)
})

it('counts nothing at which the version next to it fails too', async () => {
  const { threw, counted, sound } = review(true)
  sound({ remote: 'mf-a', version: '2.0.0', pattern: '/b' })
  await threw(slot('/a?x=1'), 1)
  expect(counted()).toEqual([])
})

it('counts with a failure the patterns that the version rendered within a quarter of an hour', async () => {
  const { threw, counted, sound, clock } = review()
  sound({ remote: 'mf-a', version: '2.0.0', pattern: '/old' })
  clock.at = 16 * 60_000
  sound({ remote: 'mf-a', version: '2.0.0', pattern: '/b' })
  sound({ remote: 'mf-a', version: '1.0.0', pattern: '/c' })
  await threw(slot('/a?x=1'), 1)
  await threw(slot('/a?x=2'), 1)
  expect(counted()).toEqual(['host-failed-address /a 1', 'host-sound /b 0', 'host-failed-address /a 1'])
})

it('drops what waits beyond twenty comparisons, and hangs and missing files altogether', async () => {
  const { threw, compare, counted } = review()
  await threw({ remote: 'mf-a', version: '2.0.0', tag: 'qp-a' }, 1)
  expect(compare).not.toHaveBeenCalled()
  await Promise.all(Array.from({ length: 60 }, (_, at) => threw(slot(`/a?x=${at}`), 1)))
  expect(counted()).toHaveLength(20)
})
