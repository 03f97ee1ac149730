import { startCheck } from './start-check'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** @param answers one for each check; an error for content that is away */
function check(answers: readonly (readonly string[] | Error)[]) {
  const calls = { away: [] as unknown[], refused: [] as unknown[], asked: 0 }
  const now = startCheck({
    faults: async () => {
      const answer = answers[calls.asked++] ?? []
      if (answer instanceof Error) throw answer
      return answer
    },
    away: (cause) => calls.away.push(cause),
    refuse: (faults) => calls.refused.push(faults),
    everyMs: 1000,
  })
  return { calls, now }
}

it.each([[[]], [['taxNumber is empty']]])(
  'reports what is known at once, and asks no more: %j',
  async (found) => {
    const { calls, now } = check([found])
    expect(await now).toEqual(found)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(calls).toEqual({ away: [], refused: [], asked: 1 })
  },
)

it('asks again until the content is back, and closes a site that should not have opened', async () => {
  const gone = new Error('no answer')
  const { calls, now } = check([gone, gone, ['taxNumber is empty']])
  expect(await now).toEqual([])
  await jest.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual({ away: [gone], refused: [], asked: 2 })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual({ away: [gone], refused: [['taxNumber is empty']], asked: 3 })
})
