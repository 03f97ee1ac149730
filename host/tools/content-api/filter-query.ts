import type { ApiStory } from '../stories/story-files'

/**
 * Filter queries: `filter_query[field][operation]=a,b`, joined by AND, or by OR inside `filter_query[__or][]`.
 * Fields may be nested (`author.name`). https://www.storyblok.com/docs/api/content-delivery/v2/filter-queries
 */
interface Filter {
  readonly field: string
  readonly operation: string
  readonly values: readonly string[]
}

interface FilterQuery {
  readonly and: readonly Filter[]
  readonly or: readonly Filter[]
}

const plain = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/
const either = /^filter_query\[__or\]\[\d*\]\[([^\]]+)\]\[([^\]]+)\]$/

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const isEmptyArray = (value: unknown) => Array.isArray(value) && value.length === 0

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: isEmptyArray,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === 'true',
  false: (value) => value === false || value === 'false',
  null: (value) => value === null || value === undefined,
  not_null: (value) => value !== null && value !== undefined,
}

const arrayOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const timeOf = (value: unknown) => Date.parse(String(value).replace(' ', 'T'))

function matchesWildcard(value: unknown, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source}$`, 'i').test(String(value ?? ''))
}

const operations: Readonly<Record<string, (value: unknown, values: readonly string[]) => boolean>> = {
  is: (value, values) => values.some((kind) => kinds[kind]?.(value) ?? false),
  in: (value, values) => !Array.isArray(value) && values.includes(String(value)),
  not_in: (value, values) => !values.includes(String(value)),
  like: (value, values) => values.some((pattern) => matchesWildcard(value, pattern)),
  not_like: (value, values) => !values.some((pattern) => matchesWildcard(value, pattern)),
  any_in_array: (value, values) => arrayOf(value).some((item) => values.includes(item)),
  all_in_array: (value, values) => values.every((item) => arrayOf(value).includes(item)),
  gt_int: (value, [limit]) => Number.parseInt(String(value), 10) > Number(limit),
  lt_int: (value, [limit]) => Number.parseInt(String(value), 10) < Number(limit),
  gt_float: (value, [limit]) => Number.parseFloat(String(value)) > Number(limit),
  lt_float: (value, [limit]) => Number.parseFloat(String(value)) < Number(limit),
  gt_date: (value, [limit]) => timeOf(value) > timeOf(limit),
  lt_date: (value, [limit]) => timeOf(value) < timeOf(limit),
}

const filterFrom = (match: RegExpExecArray, text: string): Filter => ({
  field: match[1] ?? '',
  operation: match[2] ?? '',
  values: text.split(','),
})

/** The filters in a query string; unknown operations are named so that the caller can refuse them. */
export function readFilterQuery(
  query: URLSearchParams,
): FilterQuery & { readonly unknown: readonly string[] } {
  const and: Filter[] = []
  const or: Filter[] = []
  for (const [key, text] of query) {
    const one = plain.exec(key)
    const alternative = either.exec(key)
    if (one) and.push(filterFrom(one, text))
    else if (alternative) or.push(filterFrom(alternative, text))
  }
  const unknown = [...and, ...or].map((filter) => filter.operation).filter((name) => !(name in operations))
  return { and, or, unknown }
}

const fieldValue = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      content,
    )

export function matchesFilters(story: ApiStory, filters: FilterQuery): boolean {
  const holds = ({ field, operation, values }: Filter) =>
    operations[operation]?.(fieldValue(story.content, field), values) ?? false
  return filters.and.every(holds) && (filters.or.length === 0 || filters.or.some(holds))
}
