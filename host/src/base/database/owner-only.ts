import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const ownerOnly = 0o600

/** The file, made if it is not there, as one that nobody but its owner reads or writes: it holds what people told us. */
export function keepToOwner(file: string): void {
  // One that is there is never opened: closing it again would end the locks that this process holds on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerOnly))
  // Files beside an embedded database belong to it: an older host may have left them open to everybody.
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, ownerOnly)
}
