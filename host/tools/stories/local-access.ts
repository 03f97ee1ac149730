import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How a command of this machine reaches the management side of the running content service. */
export interface LocalAccess {
  /** `http://127.0.0.1:4000` */
  readonly url: string
  readonly space: number
  readonly token: string
  /** Folder of the pictures that the editor takes in. */
  readonly uploads: string
}

const repository = path.resolve(import.meta.dirname, '../../..')

/**
 * Folder for what is written over the stories of the repository. Other stories (`CONTENT_FOLDER`) have their own, so
 * that nothing is laid over the wrong ones.
 */
export const changesFolder = (env: NodeJS.ProcessEnv): string =>
  env.CONTENT_CHANGES ??
  (env.CONTENT_FOLDER ? `${env.CONTENT_FOLDER}-changes` : path.join(repository, '.local/content'))

/** Pictures that the editor took in, next to its changes. */
export const uploadsFolder = (changes: string): string => path.join(changes, 'assets')

const fileIn = (folder: string) => path.join(folder, 'management.json')

export const newToken = () => randomBytes(24).toString('base64url')

/** Only the user of this machine may read it. */
export function writeAccess(folder: string, access: LocalAccess) {
  mkdirSync(folder, { recursive: true })
  rmSync(fileIn(folder), { force: true })
  writeFileSync(fileIn(folder), `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 })
}

export const removeAccess = (folder: string) => rmSync(fileIn(folder), { force: true })

/** Undefined while no content service runs. */
export function readAccess(folder: string): LocalAccess | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'))
  } catch {
    return undefined
  }
}
