import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from '../src/contract/deployment'
import { RegistryConflict } from './deployment-store'
import { emptyRegistry, parseRegistry, type RegistryPlace } from './registry'

/** A dead writer keeps its lock; comparing and renaming never takes this long. */
const lockLifeMs = 5000
/** Two writers at once wait for each other this long. */
const lockWaitMs = 1000

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })

async function acquire(file: string) {
  const until = Date.now() + lockWaitMs
  for (;;) {
    try {
      return await open(file, 'wx')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const heldSince = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (Date.now() - heldSince > lockLifeMs) await rm(file, { force: true })
    else if (Date.now() > until) throw new RegistryConflict()
    else await pause(20)
  }
}

async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await acquire(file)
  try {
    return await work()
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}

interface RegistryFile extends RegistryPlace {
  /** The last whole registry, from a copy: a manual edit or a full disk may have cut the file itself short. */
  lastWhole(): Promise<Registry | undefined>
}

async function replace(file: string, text: string): Promise<void> {
  const incoming = `${file}.${process.pid}`
  await writeFile(incoming, text, { flush: true })
  await rename(incoming, file)
}

/** A registry in a file, replaced by a rename, so that no reader gets half of one. Its text is its tag. */
export function registryFile(file: string): RegistryFile {
  const copy = `${file}.copy`
  return {
    async lastWhole() {
      const text = await textOf(copy)
      return text === undefined ? undefined : parseRegistry(text, copy)
    },
    async read() {
      const text = await textOf(file)
      return { registry: text === undefined ? emptyRegistry : parseRegistry(text, file), tag: text }
    },
    swap: (tag, after) =>
      locked(`${file}.lock`, async () => {
        if ((await textOf(file)) !== tag) return false
        const text = `${JSON.stringify(after, null, 2)}\n`
        await replace(file, text)
        await replace(copy, text)
        return true
      }),
  }
}
