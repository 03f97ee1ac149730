import { measureCanaryCost } from './canary-cost'
import { measuredOn, table } from './part'
import { measureRollout, type RolloutFigures } from './rollout'

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 })

const costRows = (rates: Awaited<ReturnType<typeof measureCanaryCost>>) => {
  const [first] = rates.values()
  return [...rates].map(([visitor, { perSecond, cpu }]) => [
    visitor,
    whole(perSecond),
    whole(cpu),
    (cpu / (first?.cpu ?? Number.NaN)).toFixed(2),
  ])
}

const rolloutRows = (figures: RolloutFigures) => {
  const { answers, statuses, errors, timeouts, wait, share, stopped, takenBack, reason } = figures
  const answered = Object.entries(statuses).map(([status, count]) => `${whole(count)} × ${status}`)
  return [
    ['answers', `${whole(answers)}: ${answered.join(', ')}; ${errors} errors, ${timeouts} timed out`],
    [
      'time of an answer',
      `half within ${wait.p50} ms, 99 % within ${wait.p99} ms, the longest ${wait.max} ms`,
    ],
    [
      'page views that showed version 2',
      `${share.ten.toFixed(1)} % of 10 %, ${share.fifty.toFixed(1)} % of 50 %`,
    ],
    ['version 3, bad, as a canary of 40 %', `stopped after ${stopped.toFixed(1)} s: ${reason}`],
    ['version 4, bad, for everybody', `the version before is back after ${takenBack.toFixed(1)} s`],
  ]
}

/** Its part of docs/benchmarks.md, measured now. @param machine on which. */
export async function canariesPart(machine: string, say: (line: string) => void): Promise<string> {
  const measured = measuredOn(machine)
  say('what a canary costs')
  const cost = costRows(await measureCanaryCost())
  say('a rollout under load')
  const rollout = rolloutRows(await measureRollout(say))
  return `
## Canaries
\`npm run bench -- canaries\` measures this part alone. ${measured}.

**What a canary costs a cached page**: the home page in brotli, two hosts, one with a canary at 50 %; 20 connections of the client that only counts
bytes, median of 5 rounds of 4 s, all rows in turn within each round, every round in the other direction. Where other work shares the machine,
CPU per answer says more than the rate.

${table(['visitor', 'per second', 'CPU µs each', 'CPU beside no canary'], cost)}

**A rollout under load**: one host process throughout, ten connections that ask for five pages with changing lots, and three visitors at a time who
open a question of the energy funnel and tell of their page view. Version 2 to 10 %, 50 %, everybody, back; then version 3, which throws
when it is drawn, to 40 %; then version 4, which throws too, to everybody. Limits as configured by default, \`GUARD_SECONDS=1\`.

${table(['what', 'figure'], rollout)}
`
}
