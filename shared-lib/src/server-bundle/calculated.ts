import type { MicroFrontendDefinition } from '../contract/define-micro-frontend'
import type { Calculated, ServerBundle } from '../contract/server-bundle'
import { type ParameterVersion, withParameters } from '../dated/parameter-version'

type Figures = NonNullable<MicroFrontendDefinition['figures']>

/** Puts the name beside a version where the figure is published. A version is one object for good: each is named once. */
function namer(figures: Figures) {
  const names = new Map(figures.map(({ id, name }) => [id, name]))
  const known = new WeakMap<ParameterVersion, ParameterVersion>()
  return (version: ParameterVersion): ParameterVersion => {
    const before = known.get(version)
    if (before) return before
    const name = names.get(version.id)
    const named = name === undefined ? version : { ...version, name }
    known.set(version, named)
    return named
  }
}

const namers = new WeakMap<Figures, ReturnType<typeof namer>>()

function namerOf(figures: Figures) {
  const one = namers.get(figures) ?? namer(figures)
  namers.set(figures, one)
  return one
}

const none: Figures = []

/** One calculation together with the version of every parameter that it looked up. Throws for a name that is none. */
export function calculated(
  { name: owner, calculators, figures = none }: MicroFrontendDefinition,
  { name, input, today, offers }: Parameters<ServerBundle['calculate']>[0],
): Calculated {
  const calculator = calculators?.[name]
  if (!calculator) throw new Error(`${owner} has no calculator ${name}`)
  const { answer, parameters } = withParameters(() => calculator.calculate(input, today, offers))
  if ('problems' in answer) return answer
  return { result: answer.result, parameters: parameters.map(namerOf(figures)) }
}
