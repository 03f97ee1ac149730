import type { Calculator } from 'shared-lib/contract/define-micro-frontend'

/** The day on which every case is asked. */
const today = '2026-11-21'

/**
 * One figure published by someone else (`source`), or worked from the law without this program (`working`, with its
 * numbers).
 */
export interface WorkedCase {
  readonly name: string
  readonly source?: string
  readonly working?: string
  /** The law that the working applies. */
  readonly law?: string
  /** As `POST /api/calculators/<name>` takes it. */
  readonly input: object
  /** Path in the result → cents, or a fraction. */
  readonly expected: Readonly<Record<string, number | string>>
  /** Cents that the result may be off: the precision of the source. */
  readonly margin?: number
}

const at = (result: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], result)

/** Asks the calculator as the API does and holds each figure against the expected one. */
export function expectCase(calculator: Calculator, { input, expected, margin = 0 }: WorkedCase): void {
  const outcome = calculator.calculate(input, today)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  const found = Object.keys(expected).map((path) => [path, at(outcome.result, path)] as const)
  expect(found).not.toHaveLength(0)
  for (const [path, value] of found) {
    const wanted = expected[path]
    if (typeof wanted === 'number' && Number.isInteger(wanted) && typeof value === 'number')
      expect({ [path]: Math.abs(value - wanted) <= margin ? wanted : value }).toEqual({ [path]: wanted })
    else expect({ [path]: value }).toEqual({ [path]: wanted })
  }
}

/** Where a case comes from: nothing counts without it. */
export const originOf = ({ source, working }: WorkedCase): string =>
  [source, working].filter(Boolean).join('; ')
