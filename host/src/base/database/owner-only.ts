import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const ownerOnly = 0o600

/** Makes the file, creating it if needed, readable and writable by its owner only: it holds personal data. */
export function keepToOwner(file: string): void {
  // One that is there is never opened: closing it again would end the locks that this process holds on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerOnly))
  // Companion files of an embedded database belong to it: an older host may have left them open to every user.
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, ownerOnly)
}
