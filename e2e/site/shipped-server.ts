import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from 'shared-lib/build/dev/free-port'
import { linesOf, type TestSite, testCompany } from './start-site'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The parent process must not set where the folder's own npm works or what it leaves out. */
const plainEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_OPTIONS|NODE_ENV)/.test(name)),
)

/** The host as it is shipped, in a folder outside the repository. */
export interface ServerFolder {
  readonly folder: string
  /** Command that its `serve` runs. */
  command(): string
  /** Answers what the command printed. */
  npm(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>
  remove(): void
}

/** Freshly written from the sources; packages are not installed yet. */
export async function writeServerFolder(): Promise<ServerFolder> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'qp-server-')), 'server')
  await run('npm', ['run', 'server', '--', folder], { cwd: root, env: plainEnv, timeout: 120_000 })
  return {
    folder,
    command: () => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).scripts.serve,
    async npm(words, env) {
      const { stdout, stderr } = await run('npm', [...words], {
        cwd: folder,
        env: { ...plainEnv, ...env },
        timeout: 120_000,
      })
      return stdout + stderr
    },
    remove: () => rmSync(path.dirname(folder), { recursive: true, force: true }),
  }
}

/** Settings of a host in production, with the content and the deployments of a site that runs. */
export function productionSettings({ editorUrl, store }: TestSite, folder: string): NodeJS.ProcessEnv {
  return {
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://queropoupar.example',
    CONTENT_API_URL: editorUrl.replace(/\/editor$/, '/v2'),
    DEPLOYMENTS_URL: store.location,
    LEADS_DATABASE: path.join(folder, '../leads.sqlite'),
    LEADS_KEYS: `test:${randomBytes(32).toString('base64')}`,
    MALLOC_ARENA_MAX: '2',
    LOG_LEVEL: 'warn',
    ...testCompany,
  }
}

export interface ShippedServer {
  readonly url: string
  readonly process: ChildProcess
  /** In ms, from its start until it is ready. */
  readonly startMs: number
  /** Resolves with the code it ended with. */
  stop(): Promise<number | null>
}

/** Runs the folder's own `serve` as a service manager does, without npm before it, until it reports that it is ready. */
export async function serve(folder: string, command: string, env: NodeJS.ProcessEnv): Promise<ShippedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [program = '', ...words] = command.split(' ')
  const begun = performance.now()
  const child = spawn(program, words, { cwd: folder, env: { ...plainEnv, ...env, PORT: String(port) } })
  const lines = linesOf(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  while (
    !(await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    const late = performance.now() - begun > 30_000
    if (late) child.kill('SIGKILL')
    if (late || child.exitCode !== null) throw new Error(`the server is not ready:\n${lines.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, process: child, startMs: performance.now() - begun, stop }
}
