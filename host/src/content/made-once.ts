/**
 * Makes of each object another one, once for each `from`: the same object in, the same out, so that what is told apart by its
 * identity, a story or a list of them, stays what it is. Kept as long as the object itself.
 */
export function madeOnce<From>(make: <Value extends object>(value: Value, from: From) => Value) {
  const kept = new WeakMap<object, { readonly from: From; readonly made: object }>()
  return <Value extends object>(value: Value, from: From): Value => {
    const known = kept.get(value)
    if (known && known.from === from) return known.made as Value
    const made = make(value, from)
    kept.set(value, { from, made })
    return made
  }
}
