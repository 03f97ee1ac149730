import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MicroFrontendDefinition } from '../src/contract/define-micro-frontend'
import { calculated } from '../src/server-bundle/calculated'
import { root } from './repository'
import { microFrontendNames } from './targets'

const today = '2026-11-28'

interface Call {
  readonly calculator: string
  readonly input: object
}

/** Calls of the worked cases of every product. */
const workedOf = (name: string): readonly Call[] =>
  readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('worked.cases.json'))
    .flatMap((file) => JSON.parse(readFileSync(path.join(root, name, 'src', file), 'utf8')))

/** Numbers that no one would write: more decimals than a rate has, or digits of binary arithmetic. */
function noiseIn(value: unknown, at: string): readonly string[] {
  if (typeof value === 'number')
    return /e-|\.\d{11}/.test(String(value)) || String(value) !== String(Number(value.toPrecision(12)))
      ? [`${at}: ${value}`]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => noiseIn(inner, `${at}.${name}`))
}

describe.each(microFrontendNames())('answers of %s', (name) => {
  const definition: MicroFrontendDefinition = require(path.join(root, name, 'src/micro-frontend.ts')).default
  const examples = Object.entries(definition.calculators ?? {}).flatMap(([calculator, one]) =>
    one.examples.map(({ input }): Call => ({ calculator, input })),
  )

  it('have no float noise, figures of the law neither', () => {
    const known = ({ calculator }: Call) => Object.hasOwn(definition.calculators ?? {}, calculator)
    const calls = [...examples, ...workedOf(name).filter(known)]
    const noisy = calls.flatMap(({ calculator, input }) =>
      noiseIn(calculated(definition, { name: calculator, input, today }), calculator),
    )
    expect([...noisy, ...noiseIn(definition.figures, 'figures')]).toEqual([])
  })
})
