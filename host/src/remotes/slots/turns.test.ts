import { createTurns } from './turns'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settled = () => jest.advanceTimersByTimeAsync(0)

/** Turns in which a caller waits at most 100 ms for a turn, or 300 ms after it has come. */
function crossing() {
  const turns = createTurns({ waitMs: 100, wallMs: 300 })
  const begun: string[] = []
  const ends = new Map<string, (answer: string) => void>()
  const told: string[] = []
  const ask = (name: string) => {
    const work = () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, resolve))
    }
    turns
      .run(work, () => new Error('sent away'))
      .then(
        (answer) => told.push(`${name}: ${answer}`),
        ({ message }: Error) => told.push(`${name}: ${message}`),
      )
  }
  const end = async (name: string) => {
    ends.get(name)?.('done')
    await settled()
  }
  return { turns, ask, end, begun, told }
}

it('does one thing after the other', async () => {
  const { turns, ask, end, begun, told } = crossing()
  for (const name of ['a', 'b', 'c']) ask(name)
  expect(begun).toEqual(['a'])
  expect(turns.length).toBe(3)
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  await end('c')
  expect(told).toEqual(['a: done', 'b: done', 'c: done'])
  expect(turns.length).toBe(0)
})

it('sends away at once what comes when 500 wait', async () => {
  const { turns, ask, told } = crossing()
  for (let call = 0; call < 503; call++) ask(String(call))
  await settled()
  expect(told).toEqual(['501: sent away', '502: sent away'])
  expect(turns.length).toBe(501)
})

it('never begins what nobody waits for any more', async () => {
  const { turns, ask, end, begun, told } = crossing()
  ask('a')
  ask('b')
  await jest.advanceTimersByTimeAsync(101)
  expect(told).toEqual(['b: sent away'])
  expect(turns.length).toBe(1)
  await end('a')
  expect(begun).toEqual(['a'])
})

it('lets what has begun go on, and keeps its place, when whoever asked is sent away', async () => {
  const { ask, end, begun, told } = crossing()
  ask('a')
  await jest.advanceTimersByTimeAsync(301)
  ask('b')
  expect(begun).toEqual(['a'])
  await end('a')
  await end('b')
  expect(told).toEqual(['a: sent away', 'b: done'])
})

it('measures the wait anew when the turn has come', async () => {
  const { ask, end, told } = crossing()
  ask('a')
  ask('b')
  await jest.advanceTimersByTimeAsync(90)
  await end('a')
  await jest.advanceTimersByTimeAsync(290)
  await end('b')
  expect(told).toEqual(['a: done', 'b: done'])
})

it.each([
  ['failed', () => Promise.reject(new Error('broken'))],
  [
    'threw before it began',
    () => {
      throw new Error('broken')
    },
  ],
])('goes on after work that %s', async (_, work) => {
  const { turns, ask, end, told } = crossing()
  const failing = turns.run(work, () => new Error('sent away'))
  ask('a')
  await expect(failing).rejects.toThrow('broken')
  await settled()
  await end('a')
  expect(told).toEqual(['a: done'])
})
