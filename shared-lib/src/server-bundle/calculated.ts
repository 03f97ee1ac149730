import type { MicroFrontendDefinition } from '../contract/define-micro-frontend'
import type { Calculated, ServerBundle } from '../contract/server-bundle'
import { withParameters } from '../dated/parameter-version'

/** One calculation together with the version of every parameter that it looked up. Throws for a name that is none. */
export function calculated(
  { name: owner, calculators, figures = [] }: MicroFrontendDefinition,
  { name, input, today }: Parameters<ServerBundle['calculate']>[0],
): Calculated {
  const calculator = calculators?.[name]
  if (!calculator) throw new Error(`${owner} has no calculator ${name}`)
  const { answer, parameters } = withParameters(() => calculator.calculate(input, today))
  if ('problems' in answer) return answer
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name
  return {
    ...answer,
    parameters: parameters.map(({ id, ...rest }) => {
      const known = nameOf(id)
      return { id, ...(known !== undefined && { name: known }), ...rest }
    }),
  }
}
