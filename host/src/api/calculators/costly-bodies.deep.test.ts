import { strictJson } from '../../base/security/strict-json'
import { checkOf } from './check-schema'
import { bodiesWith, costly, deployedInputs, isRead } from './testing/costly-bodies'

/** In ms of CPU, for reading and checking one body: a stranger may send 300 of them a minute. */
const most = 10

/** CPU of this process in ms, which other work on the machine does not count to; the least of a few tries is without collections. */
function cost(work: () => void) {
  const tries = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...tries)
}

it(`judges the dearest body of every calculator within ${most} ms`, async () => {
  const costs: (readonly [ms: number, body: string])[] = []
  for (const [name, schema] of await deployedInputs())
    for (const [kind, value] of Object.entries(costly).filter(([, value]) => isRead(value)))
      for (const [at, text] of bodiesWith(value, schema)) {
        const bytes = Buffer.from(text)
        costs.push([cost(() => checkOf(schema)(strictJson(bytes))), `${kind} at ${name}${at}`])
      }
  const dearest = costs.toSorted(([one], [other]) => other - one).slice(0, 5)
  console.log(dearest.map(([ms, body]) => `${ms.toFixed(1)} ms: ${body}`).join('\n'))
  expect(dearest[0]?.[0]).toBeLessThanOrEqual(most)
}, 600_000)
