/** Faults of the settings: one plain sentence each, naming the variable. */
export class SettingFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

export const faultsIn = (cause: unknown): readonly string[] => {
  if (cause instanceof SettingFaults) return cause.faults
  return [cause instanceof Error ? cause.message : String(cause)]
}

type Readers = Readonly<Record<string, () => unknown>>
type ReadBy<All extends Readers> = { readonly [Name in keyof All]: ReturnType<All[Name]> }

/** Runs every reader, so that an operator sees all faults of a host's settings at once. Throws SettingFaults. */
export function readAll<All extends Readers>(readers: All): ReadBy<All> {
  const faults: string[] = []
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()]
    } catch (cause) {
      faults.push(...faultsIn(cause))
      return [name, undefined]
    }
  })
  if (faults.length > 0) throw new SettingFaults(faults)
  return Object.fromEntries(read)
}
