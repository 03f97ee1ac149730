import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MicroFrontendDefinition } from '../src/contract/define-micro-frontend'
import { calculated } from '../src/platform/server-bundle/calculated'
import { root } from './repository'
import { readParameters } from './review-sources'
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

const definitionOf = (name: string): MicroFrontendDefinition =>
  require(path.join(root, name, 'src/micro-frontend.ts')).default

describe.each(microFrontendNames())('answers of %s', (name) => {
  const definition = definitionOf(name)
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

describe('figures', () => {
  const figures = microFrontendNames().flatMap((name) => definitionOf(name).figures ?? [])

  it('are every parameter that the rules know, each published once', async () => {
    // It only fills a field of the funnel in.
    const kept = ['home-loan.asked-share']
    const known = (await readParameters()).map(({ id }) => id)
    expect([...figures.map(({ id }) => id), ...kept].toSorted()).toEqual(known.toSorted())
  })

  it('name who sets them, how far they were checked and on which day, and every value in words', () => {
    const faults = figures.flatMap(({ id, law = '', confidence = '', reviewed, reviewBy, values }) => {
      // A public project is where a figure was read, never who sets it.
      const isSourced = /\S/.test(law) && !/github|projeto/.test(law) && /^[A-D]$/.test(confidence)
      const texts = values.flatMap(({ lines }) => lines.map(({ text }) => text))
      const odd = texts.filter((text) => /undefined|NaN|Infinity|\[object|^$/.test(text))
      return isSourced && reviewed < reviewBy && odd.length === 0 ? [] : [[id, law, reviewed, odd]]
    })
    expect(faults).toEqual([])
    expect(new Set(figures.map(({ reviewed }) => reviewed)).size).toBeGreaterThan(5)
    expect(figures.flatMap(({ id, own }) => (own ? [id] : [])).toSorted()).toEqual([
      ...['energy.gas.kwh-per-m3', 'home-loan.assumed-rates', 'home-loan.simulated-term'],
      ...['home-loan.verdict.boundaries', 'insurance.start.window', 'insurance.verdict.boundaries'],
      ...['personal-loan.verdict.boundaries', 'telecom.verdict.boundaries'],
    ])
  })
})
