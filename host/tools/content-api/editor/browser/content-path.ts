/** Path of a value inside a story's content: `['body', 2, 'items', 0, 'title']`. */
export type ContentPath = readonly (string | number)[]

/** The value at a path with another in its place; everything around it is copied, nothing is changed. */
export function withValue(content: unknown, [step, ...rest]: ContentPath, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(content))
    return content.map((item, at) => (at === step ? withValue(item, rest, value) : item))
  const fields = (content ?? {}) as Readonly<Record<string, unknown>>
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}
