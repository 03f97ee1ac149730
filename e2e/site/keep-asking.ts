export interface Asked {
  /** Answers, whatever they were. */
  readonly answers: number
  /** Answers that were no page and no redirect of ours, one line each. */
  readonly failed: readonly string[]
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Visitors of all lots who ask for pages again and again, until stopped. */
export function keepAsking(site: string, paths: readonly string[], lanes = 2) {
  let going = true
  let answers = 0
  const failed: string[] = []

  async function ask(turn: number) {
    const path = paths[turn % paths.length] ?? '/'
    const headers = { cookie: `qp_lot=${(turn * 37) % 10_000}` }
    const answer = await fetch(site + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    answers++
    if (answer.status !== 303 && !(answer.status === 200 && text.trimEnd().endsWith('</html>')))
      failed.push(`${path}: ${answer.status}`)
  }

  async function lane(first: number) {
    for (let turn = first; going; turn += lanes) {
      await ask(turn).catch((error: unknown) => failed.push(String(error)))
      await pause(20)
    }
  }

  const running = Array.from({ length: lanes }, (_, at) => lane(at))
  return {
    async stop(): Promise<Asked> {
      going = false
      await Promise.all(running)
      return { answers, failed }
    },
  }
}
