/** `wrong`: the site will not run, or not whole. `note`: it will, with something worth knowing. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'wrong'
  readonly text: string
  readonly mend?: string
}

export type Check = () => Finding | readonly Finding[] | Promise<Finding | readonly Finding[]>

/** No check may keep the others waiting for longer, in ms. */
const checkLimitMs = 8_000

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const note = (text: string, mend?: string): Finding => ({ state: 'note', text, ...(mend && { mend }) })
export const wrong = (text: string, mend: string): Finding => ({ state: 'wrong', text, mend })

const wordsOf = (cause: unknown) => {
  const { message, code, cause: inner } = Object(cause)
  return String(inner?.code ?? (message || code || cause))
}

async function findingsOf(name: string, check: Check, limitMs: number): Promise<readonly Finding[]> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    const words = wrong(
      `${name}: no answer within ${limitMs / 1000} s`,
      'see that it runs and can be reached from here',
    )
    limit = setTimeout(resolve, limitMs, words)
  })
  try {
    const found = await Promise.race([Promise.resolve().then(check), late])
    return [found].flat()
  } catch (cause) {
    return [wrong(`${name}: ${wordsOf(cause)}`, 'mend it, then npm run doctor again')]
  } finally {
    clearTimeout(limit)
  }
}

/** Runs all checks at the same time, and reports the findings in their order. Never throws. */
export async function examine(
  checks: Readonly<Record<string, Check>>,
  limitMs = checkLimitMs,
): Promise<readonly Finding[]> {
  const found = Object.entries(checks).map(([name, check]) => findingsOf(name, check, limitMs))
  return (await Promise.all(found)).flat()
}

const marks = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' }

/** A line for each finding, and one for what to do about it. */
export const report = (findings: readonly Finding[]) =>
  findings.flatMap(({ state, text, mend }) => [
    `${marks[state]}  ${text}`,
    ...(mend ? [`       → ${mend}`] : []),
  ])
