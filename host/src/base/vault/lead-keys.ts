import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

export interface LeadKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

/** The first key encrypts, all of them decrypt: a new key goes in front and the old ones stay until nothing uses them. */
export type LeadKeys = readonly [LeadKey, ...LeadKey[]]

interface KeyEnvironment {
  readonly LEADS_KEYS?: string | undefined
  readonly NODE_ENV?: string | undefined
  readonly XDG_DATA_HOME?: string | undefined
  readonly LOCALAPPDATA?: string | undefined
}

const keyLength = 32

/** `id:base64,id:base64`, newest first. @throws when an id repeats or a key has not 32 bytes */
export function parseLeadKeys(text: string): LeadKeys {
  const [first, ...others] = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry): LeadKey => {
      const [, id, base64] = /^([a-z0-9-]{1,24}):([A-Za-z0-9+/]+=*)$/i.exec(entry) ?? []
      const secret = Buffer.from(base64 ?? '', 'base64')
      if (id === undefined || secret.length !== keyLength)
        throw new Error('LEADS_KEYS must be a list of id:key, each key 32 bytes in base64')
      return { id, secret }
    })
  if (first === undefined) throw new Error('LEADS_KEYS is empty')
  const keys: LeadKeys = [first, ...others]
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) throw new Error('LEADS_KEYS repeats a key id')
  return keys
}

const newKeyText = () => `local-1:${randomBytes(keyLength).toString('base64')}\n`

/** Where a machine keeps its own key: the user's data directory, so that it never lands in a repository. */
export const localKeyFile = (env: KeyEnvironment) =>
  join(
    env.XDG_DATA_HOME ?? env.LOCALAPPDATA ?? join(homedir(), '.local', 'share'),
    'quero-poupar',
    'leads.keys',
  )

function createKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, newKeyText(), { mode: 0o600, flag: 'wx', flush: true })
  try {
    // A link is all or nothing: of two first starts at once, one wins and the other reads the winner's key.
    linkSync(draft, file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  } finally {
    rmSync(draft)
  }
}

function readKeyFile(file: string): LeadKeys {
  const openToOthers = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
  if (openToOthers) throw new Error(`${file} can be read by others: run chmod 600 on it`)
  return parseLeadKeys(readFileSync(file, 'utf8'))
}

/**
 * The keys that protect leads at rest: from `LEADS_KEYS`, else from this machine's own file, written on first use.
 * @throws in production when `LEADS_KEYS` is missing: a key made up on one server would be lost with it
 */
export function leadKeys(env: KeyEnvironment, file = localKeyFile(env)): LeadKeys {
  if (env.LEADS_KEYS) return parseLeadKeys(env.LEADS_KEYS)
  if (env.NODE_ENV === 'production')
    throw new Error('LEADS_KEYS is required in production: without it leads cannot be encrypted')
  if (statSync(file, { throwIfNoEntry: false }) === undefined) createKeyFile(file)
  return readKeyFile(file)
}
