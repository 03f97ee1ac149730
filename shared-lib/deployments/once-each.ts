/** Does the work once for each version, however many ask; what failed is tried again when it is asked for again. */
export function onceEach(work: (name: string, version: string) => Promise<string>) {
  const done = new Map<string, Promise<string>>()
  return (name: string, version: string) => {
    const key = `${name} ${version}`
    const known = done.get(key)
    if (known) return known
    const asked = work(name, version)
    done.set(key, asked)
    asked.catch(() => done.delete(key))
    return asked
  }
}
