import { strictJson } from '../../base/security/strict-json'
import { processorCost } from '../../base/testing/processor-cost'
import { checkOf } from './check-schema'
import { bodiesWith, costly, deployedInputs, isRead } from './testing/costly-bodies'

/** In ms of CPU, for reading and checking one body: a stranger may send 300 of them a minute. */
const most = 10

it(`judges the dearest body of every calculator within ${most} ms`, async () => {
  const costs: (readonly [ms: number, body: string])[] = []
  for (const [name, schema] of await deployedInputs())
    for (const [kind, value] of Object.entries(costly).filter(([, value]) => isRead(value)))
      for (const [at, text] of bodiesWith(value, schema)) {
        const bytes = Buffer.from(text)
        const check = () => checkOf(schema)(strictJson(bytes))
        const once = processorCost(check, 1) / 1000
        const ms = once > most ? processorCost(check) / 1000 : once
        costs.push([ms, `${kind} at ${name}${at}`])
      }
  const dearest = costs.toSorted(([one], [other]) => other - one).slice(0, 5)
  console.log(dearest.map(([ms, body]) => `${ms.toFixed(1)} ms: ${body}`).join('\n'))
  expect(dearest[0]?.[0]).toBeLessThanOrEqual(most)
}, 600_000)
