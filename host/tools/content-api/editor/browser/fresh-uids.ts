/** The same content with new numbers on every block: two blocks of one number would be one to the editor. */
export function freshUids<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(freshUids) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]) => [name, freshUids(child)])
  return {
    ...Object.fromEntries(entries),
    ...('component' in value && { _uid: crypto.randomUUID() }),
  }
}
