/** Makes something of an object once, and gives the same one then; kept as long as the object itself. */
export function sameMade<From extends object, Made>(make: (from: From) => Made) {
  const kept = new WeakMap<From, Made>()
  return (from: From): Made => {
    const known = kept.get(from)
    if (known !== undefined) return known
    const made = make(from)
    kept.set(from, made)
    return made
  }
}
