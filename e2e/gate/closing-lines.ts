import type { Counts } from './stage'

export interface Outcome extends Counts {
  readonly name: string
  readonly seconds: number
  /** Of all processes of the stage; undefined where the system does not count them. */
  readonly cpuSeconds: number | undefined
}

/** So many failures are named at the end; the others are in the output above. */
const named = 20

/** The last lines of a run: each stage, what failed, and the plain line with the totals. */
export function closingLines(outcomes: readonly Outcome[]): string[] {
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const failures = outcomes.flatMap(({ name, failures = [] }) =>
    failures.map((failure) => `${name}: ${failure}`),
  )
  return [
    ...outcomes.map(
      ({ name, passed, failed, unchanged = 0, seconds, cpuSeconds }) =>
        `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed` +
        `${unchanged > 0 ? `, ${unchanged} unchanged suites not run` : ''}` +
        ` (${seconds} s${cpuSeconds === undefined ? '' : `, ${cpuSeconds} s of CPU`})`,
    ),
    ...failures.slice(0, named).map((failure) => `failed: ${failure}`),
    ...(failures.length > named ? [`failed: ${failures.length - named} more`] : []),
    `Node ${process.versions.node}`,
    `${total('passed')} passed, ${total('failed')} failed`,
  ]
}
