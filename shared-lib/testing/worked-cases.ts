/** A worked example, computed apart from our code, as the API is called and answers. */
export interface WorkedCase {
  readonly calculator: string
  readonly input: object
  /** Members of the result; money in cents. The result may have more of them. */
  readonly expected: Readonly<Record<string, unknown>>
  /** Largest difference of a member's numbers; none where it is missing. */
  readonly tolerance?: Readonly<Record<string, number | undefined>>
  readonly why: string
}

/** Whether `got` has all that is expected, each number as near as that. */
function agrees(got: unknown, expected: unknown, tolerance: number): boolean {
  if (typeof got === 'number' && typeof expected === 'number')
    return Math.abs(got - expected) <= tolerance + 1e-9
  if (typeof expected !== 'object' || expected === null || typeof got !== 'object' || got === null)
    return got === expected
  if (Array.isArray(expected) && (!Array.isArray(got) || got.length !== expected.length)) return false
  return Object.entries(expected).every(([name, value]) =>
    agrees((got as Readonly<Record<string, unknown>>)[name], value, tolerance),
  )
}

/** The result, with each member that agrees as the example has it: equal to `expected` when all do. */
export const asExpected = (
  result: Readonly<Record<string, unknown>>,
  { expected, tolerance = {} }: WorkedCase,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      agrees(result[name], value, tolerance[name] ?? 0) ? value : result[name],
    ]),
  )
