import type { CalculatorDescription } from 'shared-lib/contract/define-micro-frontend'
import type { Calculated, ServerBundle } from 'shared-lib/contract/server-bundle'
import type { ParameterVersion } from 'shared-lib/rules/dated/parameter-version'
import { type FieldProblem, ProjectError } from '../../base/security/project-error'
import { checkOf } from './check-schema'

interface CalculationCall {
  readonly name: string
  /** Of the deployment that calculates. */
  readonly version: string
  /** ISO date, Lisbon. */
  readonly today: string
  /** Untrusted. */
  readonly input: unknown
  readonly description: CalculatorDescription
  readonly calculate: (call: Parameters<ServerBundle['calculate']>[0]) => Calculated | Promise<Calculated>
}

/** Answer of the API and output of the command. */
export interface Calculation {
  readonly calculator: string
  readonly version: string
  readonly today: string
  readonly result: object
  /** Every parameter value that the result depends on; missing from an older deployment. */
  readonly parameters?: readonly ParameterVersion[]
}

const invalidInput = (errors: readonly FieldProblem[]) =>
  new ProjectError({ code: 'invalid-input', status: 422, title: 'Há dados por corrigir no pedido', errors })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A bundle is another team's code: its answer is checked before it is passed on. */
function checked(outcome: unknown): Calculated {
  if (isObject(outcome) && 'result' in outcome && isObject(outcome.result)) {
    const named = 'parameters' in outcome && Array.isArray(outcome.parameters)
    return { result: outcome.result, ...(named && { parameters: outcome.parameters as ParameterVersion[] }) }
  }
  if (isObject(outcome) && 'problems' in outcome && Array.isArray(outcome.problems))
    return {
      problems: outcome.problems.map(({ field, message }) => ({
        field: String(field),
        message: String(message),
      })),
    }
  throw new Error('the calculator answered neither a result nor problems')
}

/**
 * One calculation on an untrusted input.
 * @throws ProjectError 422 with a line for each field in trouble; whatever the calculator throws
 */
export async function calculation(call: CalculationCall): Promise<Calculation> {
  const { name, version, today, input, description } = call
  const problems = checkOf(description.input)(input)
  if (problems.length > 0) throw invalidInput(problems)
  const outcome = checked(await call.calculate({ name, input: input as object, today }))
  if ('problems' in outcome) throw invalidInput(outcome.problems)
  return { calculator: name, version, today, ...outcome }
}

export const unknownCalculator = (names: readonly string[]) =>
  new ProjectError({
    code: 'unknown-calculator',
    status: 404,
    title: 'Não conhecemos este simulador',
    nextStep: `Simuladores disponíveis: ${names.join(', ') || 'nenhum'}.`,
  })
