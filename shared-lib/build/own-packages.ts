import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { oneAtATime } from './one-at-a-time'
import { root } from './repository'

/**
 * Folders with a lock of their own, which `npm ci` leaves out: neither the site nor a build needs them, and together
 * they weigh as much as what does. Each is installed by whatever asks for it first.
 */
const whatFor = {
  'checks/packages': 'linter and type checker (some 130 MB)',
  e2e: 'a browser and what drives it (some 130 MB)',
  'host/test-servers': 'PostgreSQL and an S3 service for tests (some 80 MB)',
  'host/tools/cms/official-cli': 'the official CLI (some 230 MB)',
}

export type OwnPackages = keyof typeof whatFor

export const isOwnPackages = (folder: string): folder is OwnPackages => Object.hasOwn(whatFor, folder)

export const ownPackages = Object.keys(whatFor) as OwnPackages[]

/** npm as it runs this command, or as the shell finds it. */
const npm = () => {
  const own = process.env.npm_execpath
  return own ? ([process.execPath, own] as const) : (['npm'] as const)
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

/**
 * Installs what the folder's lock says, unless it is there. Of several that ask at once, in any number of processes, one
 * installs and the others wait for it. Throws when npm fails, which has said why.
 * @param what for people: what is being installed
 * @param command npm, as a command and what stands before its arguments
 */
export function installFolder(place: string, what: string, command: readonly [string, ...string[]] = npm()) {
  const lock = readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  const installed = path.join(place, 'node_modules/.installed.json')
  const isThere = () => existsSync(installed) && readFileSync(installed, 'utf8') === lock

  async function install() {
    if (isThere()) return
    console.error(`installing once: ${what}`)
    const [file, ...before] = command
    const npm = spawn(file, [...before, 'ci', '--no-audit', '--no-fund'], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if ((await ended(npm)) !== 0) throw new Error(`the packages of ${place} could not be installed`)
    writeFileSync(installed, lock)
  }
  // npm empties the folder that it installs into: the lock stands outside.
  const guard = path.join(root, '.cache/install', `${stableName(place)}.lock`)
  return isThere()
    ? Promise.resolve()
    : oneAtATime(guard, install, () => console.error(`waiting for another installation: ${what}`))
}

const stableName = (place: string) => path.relative(root, place).replaceAll(/[^\w-]+/g, '-')

export const installOwn = (folder: OwnPackages): Promise<void> =>
  installFolder(path.join(root, folder), whatFor[folder])
