import { someAtATime } from './some-at-a-time'

it('runs every task, never more than the limit at once, and goes on after one that fails', async () => {
  const inTurn = someAtATime(2)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, task) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 2))
        running--
        if (task % 3 === 0) throw new Error('failed')
        return task
      }),
    ),
  )
  expect(most).toBe(2)
  const ended = Array.from({ length: 9 }, (_, task) => task % 3 !== 0)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(ended)
})
