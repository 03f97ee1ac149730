import type { CmsField } from '../schema/space-state'
import type { Change, ChangeKind } from './change'

/** Nothing, no, '' and an empty list are the same to the service. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, canonical(inner)]),
        )
      : value

export const isSame = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(canonical(a)) === JSON.stringify(canonical(b))

type Verdict = (from: unknown, to: unknown) => ChangeKind

const numbers = (from: unknown, to: unknown) => [Number(from), Number(to)] as const

/** A limit that comes or goes down allows less. */
const upperLimit: Verdict = (from, to) => {
  if (isEmpty(to)) return 'widened'
  const [before, after] = numbers(from, to)
  return !isEmpty(from) && after > before ? 'widened' : 'narrowed'
}

const lowerLimit: Verdict = (from, to) => {
  if (isEmpty(to)) return 'widened'
  const [before, after] = numbers(from, to)
  return !isEmpty(from) && after < before ? 'widened' : 'narrowed'
}

/** A demand that comes allows less. */
const demand: Verdict = (_, to) => (isEmpty(to) ? 'widened' : 'narrowed')

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A list of what is allowed: one that comes, or loses something, allows less. */
const allowList: Verdict = (from, to) => {
  if (isEmpty(to)) return 'widened'
  if (isEmpty(from)) return 'narrowed'
  return list(from).every((one) => list(to).includes(one)) ? 'widened' : 'narrowed'
}

const valuesOf = (options: unknown) => list(options).map((one) => (one as { value?: unknown }).value)

const optionList: Verdict = (from, to) => {
  const [before, after] = [valuesOf(from), valuesOf(to)]
  if (!before.every((value) => after.includes(value))) return 'narrowed'
  return after.length > before.length ? 'widened' : 'reworded'
}

const always =
  (kind: ChangeKind): Verdict =>
  () =>
    kind

/** Every property that generated fields may have, with what a change of it means. Others are the editors' own. */
const verdicts: Readonly<Record<string, Verdict>> = {
  type: always('retyped'),
  pos: always('reworded'),
  description: always('reworded'),
  display_name: always('reworded'),
  default_value: always('reworded'),
  inline_label: always('reworded'),
  required: demand,
  exclude_empty_option: demand,
  restrict_components: demand,
  restrict_type: always('reworded'),
  component_whitelist: allowList,
  component_group_whitelist: allowList,
  filter_content_type: allowList,
  options: optionList,
  source: always('retyped'),
  datasource_slug: always('retyped'),
  max_length: upperLimit,
  max_value: upperLimit,
  min_value: lowerLimit,
  decimals: upperLimit,
  steps: always('reworded'),
  allow_external_url: (_, to) => (isEmpty(to) ? 'narrowed' : 'widened'),
  allow_target_blank: (_, to) => (isEmpty(to) ? 'narrowed' : 'widened'),
  show_anchor: (_, to) => (isEmpty(to) ? 'narrowed' : 'widened'),
}

/**
 * Changes to a field of the space so that it is the wanted one. Another type is one change with the whole
 * field; properties that only editors set (translatable, tooltip, …) are no difference.
 */
export function compareField(
  name: string,
  part: string,
  actual: CmsField,
  wanted: CmsField,
): readonly Change[] {
  const field = { what: 'field' as const, name, part }
  if (actual.type !== wanted.type)
    return [{ ...field, kind: 'retyped', property: 'type', from: actual.type, to: wanted.type }]
  return Object.entries(verdicts).flatMap(([property, verdict]): Change[] => {
    const [from, to] = [actual[property], wanted[property]]
    return isSame(from, to) ? [] : [{ ...field, kind: verdict(from, to), property, from, to }]
  })
}
