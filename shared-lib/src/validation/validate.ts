import { type ValidationError, validateSync } from './class-validator.facade'

/** One field to mend, with the words shown beside it. */
export interface Problem {
  /** Name of the property; nested ones joined by dots. */
  readonly field: string
  readonly message: string
}

/**
 * Faults of an instance of a class with rules: the first message of each field, fields and rules in the
 * order they are declared. With `fields`, of those alone, e.g. the ones a step asks for.
 * Throws a TypeError for a plain object: it carries no rules and would always look wrong.
 */
export function problemsOf<Dto extends object>(
  dto: Dto,
  fields?: readonly (keyof Dto & string)[],
): readonly Problem[] {
  const errors = validateSync(dto, { validationError: { target: false, value: false } })
  const problems = errors.flatMap((error) => problemsIn(error, ''))
  return fields === undefined
    ? problems
    : problems.filter(({ field }) => fields.some((name) => field === name || field.startsWith(`${name}.`)))
}

function problemsIn(error: ValidationError, prefix: string): Problem[] {
  if (error.property === undefined)
    throw new TypeError('Only an instance of a class with rules can be checked')
  const field = `${prefix}${error.property}`
  // Decorators run from the one nearest to the property upwards: the first as written comes last.
  const message = Object.values(error.constraints ?? {}).at(-1)
  const own = message === undefined ? [] : [{ field, message }]
  return [...own, ...(error.children ?? []).flatMap((child) => problemsIn(child, `${field}.`))]
}
