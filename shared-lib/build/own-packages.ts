import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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

/** Installs what the folder's lock says, unless it is there. Throws when npm fails, which has said why. */
export function installOwn(folder: OwnPackages): void {
  const place = path.join(root, folder)
  const lock = readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  const installed = path.join(place, 'node_modules/.installed.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  console.error(`installing once: ${whatFor[folder]}`)
  const [command, ...before] = npm()
  const { status } = spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund'], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`the packages of ${folder} could not be installed`)
  writeFileSync(installed, lock)
}
