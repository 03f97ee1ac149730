import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from 'shared-lib/build/dev/free-port'

const root = path.resolve(import.meta.dirname, '../..')

/** Links installed packages into a copy; workspaces lead to the copy's own folders. */
function linkPackages(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const real = realpathSync(path.join(from, name))
    const workspace = !real.includes('node_modules')
    symlinkSync(
      workspace ? path.join(path.dirname(to), path.relative(root, real)) : real,
      path.join(to, name),
    )
  }
}

/** The repository as a clone after `npm ci` has it: sources and packages, nothing built. */
function freshCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'qp-start-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)))
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file))
  linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  for (const workspace of readdirSync(copy)) {
    const own = path.join(root, workspace, 'node_modules')
    if (existsSync(own) && workspace !== 'node_modules')
      symlinkSync(own, path.join(copy, workspace, 'node_modules'))
  }
  return copy
}

/** Seconds from `npm start` to the printed address. */
async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), XDG_DATA_HOME: path.join(folder, '.keys') },
    detached: true, // a group of its own, so that everything it started can be stopped with it
  })
  const output: string[] = []
  const ready = new Promise<number>((resolve, reject) => {
    npm.once('exit', () => reject(new Error(`npm start stopped:\n${output.join('')}`)))
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk.toString())
        if (output.join('').includes(`:${port}\n`)) resolve((performance.now() - started) / 1000)
      })
  })
  try {
    return await ready
  } finally {
    const ended = new Promise((resolve) => npm.once('exit', resolve))
    if (npm.pid !== undefined && npm.exitCode === null) {
      process.kill(-npm.pid, 'SIGTERM')
      await ended
    }
  }
}

/** `npm start` on a fresh copy, which builds everything, and once more. */
export async function measureStart(): Promise<{ cold: number; second: number }> {
  const folder = freshCopy()
  try {
    return { cold: await startOnce(folder), second: await startOnce(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
