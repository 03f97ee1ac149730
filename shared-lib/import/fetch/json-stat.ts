import { changedShape } from './changed-shape'

interface Dimension {
  readonly category?: { readonly index?: readonly string[] | Readonly<Record<string, number>> }
}

interface Cube {
  readonly id?: readonly string[]
  readonly size?: readonly number[]
  readonly value?: readonly unknown[] | Readonly<Record<string, unknown>>
  readonly status?: readonly unknown[] | Readonly<Record<string, unknown>>
  readonly dimension?: Readonly<Record<string, Dimension>>
}

/**
 * The numbers of one series in JSON-stat 2.0 by month, without those of another status than the given ones.
 * Throws where the cube holds more than one series: https://json-stat.org/full/.
 */
export function monthsOfCube(
  data: unknown,
  time: string,
  statuses?: readonly string[],
): ReadonlyMap<string, number> {
  const cube = (data ?? {}) as Cube
  const index = cube.dimension?.[time]?.category?.index
  if (!index || !cube.value) throw changedShape('no months or no values')
  const periods = Array.isArray(index)
    ? index
    : Object.entries(index)
        .toSorted(([, one], [, two]) => one - two)
        .map(([period]) => period)
  const count = Array.isArray(cube.value) ? cube.value.length : cube.size?.reduce((one, two) => one * two, 1)
  if (count !== periods.length) throw changedShape('more than one series')
  const at = (list: Cube['value'], place: number) =>
    (list as Readonly<Record<number, unknown>> | undefined)?.[place]
  const found = periods.flatMap((period, place): [string, number][] => {
    const value = at(cube.value, place)
    if (value === undefined || value === null) return []
    const month = period.slice(0, 7)
    if (typeof value !== 'number' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw changedShape(`${JSON.stringify(value)} in ${period}`)
    return !statuses || statuses.includes(String(at(cube.status, place) ?? '')) ? [[month, value]] : []
  })
  if (found.length === 0) throw changedShape('no value')
  return new Map(found)
}
