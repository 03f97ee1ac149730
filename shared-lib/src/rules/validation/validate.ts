import { validateSync } from './class-validator.facade'
import type { LeadProblem } from './problem'

/**
 * Faults of an instance of a class with rules: the first message of each field, fields and rules in the
 * order they are declared. Throws a TypeError for a plain object: it carries no rules and would always look wrong.
 */
export function problemsOf(instance: object): readonly LeadProblem[] {
  const errors = validateSync(instance, { validationError: { target: false, value: false } })
  return errors.map(({ property, constraints = {} }) => {
    if (property === undefined) throw new TypeError('Only an instance of a class with rules can be checked')
    // Decorators run from the one nearest to the property upwards: the first as written comes last.
    return { field: property, message: Object.values(constraints).at(-1) ?? '' }
  })
}
