import { startCheck } from './start-check'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** @param answers one for each time it is asked; an error for content that is away */
function check(answers: readonly (readonly string[] | Error)[]) {
  const told = { away: [] as unknown[], refused: [] as unknown[], asked: 0 }
  const now = startCheck({
    faults: async () => {
      const answer = answers[told.asked++] ?? []
      if (answer instanceof Error) throw answer
      return answer
    },
    away: (cause) => told.away.push(cause),
    refuse: (faults) => told.refused.push(faults),
    everyMs: 1000,
  })
  return { told, now }
}

it.each([[[]], [['taxNumber is empty']]])(
  'tells what is known at once, and asks no more: %j',
  async (found) => {
    const { told, now } = check([found])
    expect(await now).toEqual(found)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(told).toEqual({ away: [], refused: [], asked: 1 })
  },
)

it('asks again until the content is back, and closes a site that should not have opened', async () => {
  const gone = new Error('no answer')
  const { told, now } = check([gone, gone, ['taxNumber is empty']])
  expect(await now).toEqual([])
  await jest.advanceTimersByTimeAsync(1000)
  expect(told).toEqual({ away: [gone], refused: [], asked: 2 })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual({ away: [gone], refused: [['taxNumber is empty']], asked: 3 })
})

it('leaves a site alone that may stand open', async () => {
  const { told, now } = check([new Error('no answer'), []])
  await now
  await jest.advanceTimersByTimeAsync(10_000)
  expect(told).toMatchObject({ refused: [], asked: 2 })
})
