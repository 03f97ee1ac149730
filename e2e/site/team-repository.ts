import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Packed } from './packages'
import type { TestSite } from './start-site'

const root = path.resolve(import.meta.dirname, '../..')

/** The packages of the site's lock file, so that npm finds them where `npm ci` has put them: no registry is asked. */
function knownPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries<{ link?: boolean }>(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  )
  return { lockfileVersion: 3, requires: true, packages: { '': {}, ...Object.fromEntries(installed) } }
}

export interface TeamRepository {
  readonly folder: string
  /** Runs a command of the team there; throws with its output where it fails. */
  run(command: string, ...args: string[]): string
  remove(): void
}

/** Its packages as links to the files of a neighbour's: npm replaces those that differ, without asking a registry. */
function startFrom(neighbour: TeamRepository, folder: string) {
  execFileSync('cp', ['-al', path.join(neighbour.folder, 'node_modules'), folder])
  cpSync(path.join(neighbour.folder, 'package-lock.json'), path.join(folder, 'package-lock.json'))
}

/**
 * A repository outside of this one, begun with `qp new repository` and installed; nothing in it reads ours.
 * @param neighbour one that is installed already
 */
export function beginRepository(
  site: TestSite,
  packed: Packed,
  [name, address, title]: readonly [name: string, address: string, title: string],
  neighbour?: TeamRepository,
): TeamRepository {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-own-repository-'))
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        INIT_CWD: folder,
        DEPLOYMENTS_URL: site.store.location,
        CONTENT_API_URL: `${new URL(site.editorUrl).origin}/v2`,
        DEPLOYED_BY: `team of ${name}`,
      },
    })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
    return stdout
  }
  const file = path.basename(packed.file)
  mkdirSync(path.join(folder, 'vendor'))
  writeFileSync(path.join(folder, 'vendor', file), readFileSync(packed.file))
  run(process.execPath, packed.qp, 'new', 'repository', name, address, title, '--from', `file:vendor/${file}`)
  if (neighbour) startFrom(neighbour, folder)
  else writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(knownPackages()))
  run('npm', 'install', neighbour ? '--offline' : '--prefer-offline', '--no-audit', '--no-fund')
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
