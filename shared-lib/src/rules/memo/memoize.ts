/**
 * Memoises `make` per source object, for as long as that object lives, so identity comparisons keep working. The value of the last
 * `key` is kept.
 */
export function memoize<Source extends object, Made, Key = void>(make: (source: Source, key: Key) => Made) {
  const known = new WeakMap<Source, { readonly key: Key; readonly made: Made }>()
  return (source: Source, key: Key): Made => {
    const last = known.get(source)
    if (last && last.key === key) return last.made
    const made = make(source, key)
    known.set(source, { key, made })
    return made
  }
}
