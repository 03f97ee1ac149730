import { type DatedSeries, type DatedValue, listening } from './dated-parameter'

/**
 * FNV-1a over UTF-16 units, twice with different starts: 16 hex digits that separate a value from its correction.
 * Server bundles may not use Node's own; it protects nothing. http://www.isthe.com/chongo/tech/comp/fnv
 */
function textHash(text: string): string {
  let one = 0x811c9dc5
  let two = 0x1000193
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    two = Math.imul(two ^ unit, 0x01000193) ^ (two >>> 15)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** One value of a parameter that an answer rests on. Plain data: it crosses the API. */
export interface ParameterVersion {
  /** As in the list of figures, e.g. `payroll.ias`. */
  readonly id: string
  /** Portuguese, where the figure is published. */
  readonly name?: string
  /** First and last day of the value; without a last day it is in force until another one comes. */
  readonly from: string
  readonly to?: string
  readonly law?: string
  /** Of the value itself: another one where it was corrected. */
  readonly version: string
}

/** Changes with the value, its unit or its days, and with nothing else. */
export const versionOf = (
  { id, unit }: Pick<DatedSeries<unknown>, 'id' | 'unit'>,
  { from, to, value }: DatedValue<unknown>,
) => textHash(JSON.stringify([id, unit, from, to ?? null, value]))

const lawOf = (parameter: DatedSeries<unknown> & { readonly law?: unknown }) =>
  typeof parameter.law === 'string' ? { law: parameter.law } : {}

/** A table of thousands of cells is hashed once. */
const versions = new WeakMap<DatedValue<unknown>, ParameterVersion>()

function rememberedVersion(parameter: DatedSeries<unknown>, dated: DatedValue<unknown>): ParameterVersion {
  const known = versions.get(dated)
  if (known) return known
  const { from, to } = dated
  const version = {
    id: parameter.id,
    from,
    ...(to !== undefined && { to }),
    ...lawOf(parameter),
    version: versionOf(parameter, dated),
  }
  versions.set(dated, version)
  return version
}

function byIdAndDay(one: ParameterVersion, other: ParameterVersion): number {
  if (one.id !== other.id) return one.id < other.id ? -1 : 1
  return one.from < other.from ? -1 : Number(one.from > other.from)
}

type Used = ReadonlyMap<DatedValue<unknown>, DatedSeries<unknown>>

interface Kept {
  readonly values: readonly DatedValue<unknown>[]
  readonly parameters: readonly ParameterVersion[]
}

/** By how many values they name, newest first. A program asks the same question of many wages: its list is made once. */
const lists = new Map<number, readonly Kept[]>()
const mostOfOneLength = 8

function isOf(used: Used, { values }: Kept): boolean {
  let index = 0
  for (const value of used.keys()) if (value !== values[index++]) return false
  return true
}

/** One list for good for the same values looked up in the same order. */
function listOf(used: Used): readonly ParameterVersion[] {
  const alike = lists.get(used.size) ?? []
  const known = alike.find((kept) => isOf(used, kept))
  if (known) return known.parameters
  const parameters = [...used]
    .map(([dated, parameter]) => rememberedVersion(parameter, dated))
    .sort(byIdAndDay)
  lists.set(used.size, [{ values: [...used.keys()], parameters }, ...alike.slice(0, mostOfOneLength - 1)])
  return parameters
}

/** Answer of `work` and every parameter value that it looked up, by id and first day. */
export function withParameters<Answer>(work: () => Answer) {
  const used = new Map<DatedValue<unknown>, DatedSeries<unknown>>()
  const answer = listening((parameter, dated) => void used.set(dated, parameter), work)
  return { answer, parameters: listOf(used) }
}
