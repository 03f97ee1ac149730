import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describeWorkedCases } from 'shared-lib/testing/worked-calculators'
import verdicts from '../../testing/verdict.worked.cases.json'
import { telecomCalculators } from '../telecom.calculators'
import { telecomKinds } from './telecom-calls'
import worked from './worked.cases.json'

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8')
const recomputed = read('../../testing/recomputed.jsonl')
  .trim()
  .split('\n')
  .map((line): readonly [kind: string, input: object, expected: object] => JSON.parse(line))

function answerOf(kind: string, input: object): object {
  const asked = telecomKinds[kind]
  if (!asked) throw new Error(`nobody answers ${kind}`)
  const outcome = asked.calculator.calculate(asked.body(input), '2026-11-23')
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return asked.told(outcome.result)
}

describeWorkedCases(telecomCalculators, [...worked, ...verdicts], '2026-11-23')

it(`agrees to the cent with the ${recomputed.length} contracts and proposals that were worked apart`, () => {
  expect(recomputed.length).toBeGreaterThanOrEqual(1000)
  const differ = recomputed.flatMap(([kind, input, expected]) => {
    const got = answerOf(kind, input)
    return isDeepStrictEqual({ ...got, ...expected }, got) ? [] : [{ kind, input, expected, got }]
  })
  expect(differ).toEqual([])
})
