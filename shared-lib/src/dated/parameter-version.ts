import { type DatedSeries, type DatedValue, listening } from './dated-parameter'
import { textHash } from './text-hash'

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

/** A table of thousands of cells is hashed once. */
const versions = new WeakMap<DatedValue<unknown>, string>()

/** Changes with the value, its unit or its days, and with nothing else. */
export function versionOf(
  { id, unit }: Pick<DatedSeries<unknown>, 'id' | 'unit'>,
  dated: DatedValue<unknown>,
) {
  const known = versions.get(dated)
  if (known !== undefined) return known
  const version = textHash(JSON.stringify([id, unit, dated.from, dated.to ?? null, dated.value]))
  versions.set(dated, version)
  return version
}

const lawOf = (parameter: DatedSeries<unknown> & { readonly law?: unknown }) =>
  typeof parameter.law === 'string' ? { law: parameter.law } : {}

/** What `work` answers and every parameter value that it looked up, by id and first day. */
export function withParameters<Answer>(work: () => Answer) {
  const used = new Map<DatedValue<unknown>, ParameterVersion>()
  const answer = listening((parameter, dated) => {
    if (used.has(dated)) return
    const { from, to } = dated
    used.set(dated, {
      id: parameter.id,
      from,
      ...(to !== undefined && { to }),
      ...lawOf(parameter),
      version: versionOf(parameter, dated),
    })
  }, work)
  const parameters = [...used.values()].toSorted(
    (one, two) => one.id.localeCompare(two.id, 'en') || one.from.localeCompare(two.from),
  )
  return { answer, parameters }
}
