/** More at once would only keep each other waiting. */
const atOnce = 2

/**
 * Sends the typed values, the newest alone when they come faster than answers do, and hands over each answer unless a
 * newer one came first. A failure is reported and leaves the page as it was: the next keystroke tries again.
 */
export function latestFirst<Typed, Answer>(
  ask: (typed: Typed) => Promise<Answer>,
  show: (answer: Answer) => void,
  failed: (error: unknown) => void,
) {
  let waiting: { typed: Typed; number: number } | undefined
  let sent = 0
  let shown = 0
  let underWay = 0

  async function send(typed: Typed, number: number) {
    underWay++
    try {
      const answer = await ask(typed)
      if (number > shown) {
        shown = number
        show(answer)
      }
    } catch (error) {
      failed(error)
    }
    underWay--
    const next = waiting
    waiting = undefined
    if (next) void send(next.typed, next.number)
  }

  return (typed: Typed) => {
    const number = ++sent
    if (underWay < atOnce) void send(typed, number)
    else waiting = { typed, number }
  }
}
