/**
 * Texts kept on this device for the length of the visit: personal answers that may not travel in an address, the key
 * of a lead being sent. Storage may be refused (private windows, full quota): then nothing is kept and nothing fails.
 */
export interface Draft {
  read(): Readonly<Record<string, string>>
  write(values: Readonly<Record<string, string>>): void
  clear(): void
}

const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'))
    : {}

/** A draft named `name`, e.g. `energy`. Call it in the browser only, after the first render. */
export function sessionDraft(name: string): Draft {
  const key = `qp:draft:${name}`
  const attempt = <Result>(work: () => Result, otherwise: Result) => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => attempt(() => texts(JSON.parse(sessionStorage.getItem(key) ?? '{}')), {}),
    write: (values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values)), undefined),
    clear: () => attempt(() => sessionStorage.removeItem(key), undefined),
  }
}
