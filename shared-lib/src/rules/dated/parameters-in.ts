import type { DatedSeries } from './dated-parameter'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isParameter = (value: unknown): value is DatedSeries<unknown> =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.reviewBy === 'string' &&
  Array.isArray(value.values) &&
  value.values.every((one) => isRecord(one) && typeof one.from === 'string')

/** Groups of parameters (lists, records) are looked into this deep. */
const depth = 4

function* found(value: unknown, left: number): Generator<DatedSeries<unknown>> {
  if (isParameter(value)) yield value
  else if (isRecord(value) && left > 0)
    for (const inner of Object.values(value)) yield* found(inner, left - 1)
}

/** Every dated parameter that modules export, alone or in lists and records; one id once. */
export function parametersIn(modules: readonly object[]): readonly DatedSeries<unknown>[] {
  const byId = new Map<string, DatedSeries<unknown>>()
  for (const module of modules)
    for (const parameter of found(module, depth)) byId.set(parameter.id, parameter)
  return [...byId.values()]
}
