import type { MicroFrontendDefinition } from '../../contract/define-micro-frontend'
import type { Calculated, ServerBundle } from '../../contract/server-bundle'
import { withoutNoise } from '../../contract/without-noise'
import { type ParameterVersion, withParameters } from '../../rules/dated/parameter-version'
import { memoize } from '../../rules/memo/memoize'

type Figures = NonNullable<MicroFrontendDefinition['figures']>

type Versions = readonly ParameterVersion[]

/** Adds the name to a version where the figure is published. The same values bring the same list: it is named once. */
const namerOf = memoize((figures: Figures) => {
  const names = new Map(figures.map(({ id, name }) => [id, name]))
  return memoize(
    (versions: Versions): Versions =>
      versions.map((version) => {
        const name = names.get(version.id)
        return name === undefined ? version : { ...version, name }
      }),
  )
})

const none: Figures = []

/** One calculation together with the version of every parameter that it looked up. Throws for an unknown name. */
export function calculated(
  { name: owner, calculators, figures = none }: MicroFrontendDefinition,
  { name, input, today, offers }: Parameters<ServerBundle['calculate']>[0],
): Calculated {
  const calculator = calculators?.[name]
  if (!calculator) throw new Error(`${owner} has no calculator ${name}`)
  const { answer, parameters } = withParameters(() => calculator.calculate(input, today, offers))
  if ('problems' in answer) return answer
  return { result: withoutNoise(answer.result), parameters: namerOf(figures)(parameters) }
}
