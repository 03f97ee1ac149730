import { readFileSync } from 'node:fs'
import path from 'node:path'
import { telecomKinds } from './telecom-calls'

interface WorkedCase {
  readonly name: string
  readonly kind: string
  readonly input: object
  readonly expected: object
  readonly tolerance: number
}

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8')
const worked: readonly WorkedCase[] = JSON.parse(read('telecom-cases.json'))
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

/** Amounts may differ by the tolerance of the case; everything else is the same. */
function near(got: unknown, expected: unknown, tolerance: number): boolean {
  if (typeof got === 'number' && typeof expected === 'number')
    return Math.abs(got - expected) <= tolerance + 1e-9
  if (typeof expected !== 'object' || expected === null || typeof got !== 'object' || got === null)
    return got === expected
  return Object.entries(expected).every(([name, value]) =>
    near((got as Readonly<Record<string, unknown>>)[name], value, tolerance),
  )
}

it('knows every kind', () =>
  expect([...new Set(worked.map(({ kind }) => kind))].toSorted()).toEqual(
    Object.keys(telecomKinds).toSorted(),
  ))

it.each(worked)('$kind: $name', ({ kind, input, expected, tolerance }) => {
  const got = answerOf(kind, input)
  expect(near(got, expected, tolerance) ? expected : got).toEqual(expected)
})

it(`agrees to the cent with the ${recomputed.length} contracts and proposals that were worked apart`, () => {
  expect(recomputed.length).toBeGreaterThanOrEqual(500)
  const differ = recomputed.flatMap(([kind, input, expected]) => {
    const got = answerOf(kind, input)
    return near(got, expected, 0) ? [] : [{ kind, input, expected, got }]
  })
  expect(differ).toEqual([])
})
