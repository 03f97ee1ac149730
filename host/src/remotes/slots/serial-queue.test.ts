import { createSerialQueue } from './serial-queue'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settled = () => jest.advanceTimersByTimeAsync(0)

/** Turns in which a caller waits at most 100 ms for a turn, or 300 ms after it has come. */
function crossing() {
  const queue = createSerialQueue({ waitMs: 100, wallMs: 300 })
  const begun: string[] = []
  const ends = new Map<string, (answer: string) => void>()
  const outcomes: string[] = []
  const ask = (name: string) => {
    const work = () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, resolve))
    }
    queue
      .run(work, () => new Error('sent away'))
      .then(
        (answer) => outcomes.push(`${name}: ${answer}`),
        ({ message }: Error) => outcomes.push(`${name}: ${message}`),
      )
  }
  const end = async (name: string) => {
    ends.get(name)?.('done')
    await settled()
  }
  return { queue, ask, end, begun, outcomes }
}

it('does one thing after the other', async () => {
  const { queue, ask, end, begun, outcomes } = crossing()
  for (const name of ['a', 'b', 'c']) ask(name)
  expect(begun).toEqual(['a'])
  expect(queue.length).toBe(3)
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  await end('c')
  expect(outcomes).toEqual(['a: done', 'b: done', 'c: done'])
  expect(queue.length).toBe(0)
})

it('sends away at once what comes when 500 wait', async () => {
  const { queue, ask, outcomes } = crossing()
  for (let call = 0; call < 503; call++) ask(String(call))
  await settled()
  expect(outcomes).toEqual(['501: sent away', '502: sent away'])
  expect(queue.length).toBe(501)
})

it('never begins what no caller waits for any more', async () => {
  const { queue, ask, end, begun, outcomes } = crossing()
  ask('a')
  ask('b')
  await jest.advanceTimersByTimeAsync(101)
  expect(outcomes).toEqual(['b: sent away'])
  expect(queue.length).toBe(1)
  await end('a')
  expect(begun).toEqual(['a'])
})

it('lets what has begun go on, and keeps its place, when its caller is sent away', async () => {
  const { ask, end, begun, outcomes } = crossing()
  ask('a')
  await jest.advanceTimersByTimeAsync(301)
  ask('b')
  expect(begun).toEqual(['a'])
  await end('a')
  await end('b')
  expect(outcomes).toEqual(['a: sent away', 'b: done'])
})

const throwing = () => {
  throw new Error('broken')
}
it.each([
  ['failed', () => Promise.reject(new Error('broken'))],
  ['threw before it began', throwing],
])('goes on after work that %s', async (_, work) => {
  const { queue, ask, end, outcomes } = crossing()
  const failing = queue.run(work, () => new Error('sent away'))
  ask('a')
  await expect(failing).rejects.toThrow('broken')
  await settled()
  await end('a')
  expect(outcomes).toEqual(['a: done'])
})
