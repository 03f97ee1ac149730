import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { postgresFiles, servant, serversFolder } from './postgres-files'

export interface PostgresServer {
  /** URL of its administration database. */
  readonly url: string
  /** A new, empty database; its URL. */
  createDatabase(): Promise<string>
  /** Away at once, as when a machine dies; the data stay. */
  kill(): Promise<void>
  /** Back on the same port with the same data. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

const startLimitMs = 30_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {}) // the server may go during the query
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

async function whenReady(url: string, child: ChildProcess) {
  for (const started = Date.now(); Date.now() - started < startLimitMs; ) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode} before it answered`)
    try {
      return await run(url, 'select 1')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
  throw new Error(`PostgreSQL did not answer within ${startLimitMs} ms`)
}

/** Creates a database on the server at this URL. */
export async function createDatabaseOn(url: string): Promise<string> {
  const name = `qp_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name}`)
  return url.replace(/[^/]*$/, name)
}

/** A copy of a database that has no connection open, on the server of `url`, as `pg_dump` and `pg_restore` would make it. */
export async function copyDatabaseOn(url: string, of: string): Promise<string> {
  const name = `qp_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name} template ${new URL(of).pathname.slice(1)}`)
  return url.replace(/[^/]*$/, name)
}

/** A real PostgreSQL server of its own, on a free port of this machine, with its usual durability. */
export async function startPostgres(): Promise<PostgresServer> {
  const files = await postgresFiles()
  const folder = mkdtempSync(path.join(serversFolder(), 'qp-postgres-run-'))
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  cpSync(files.emptyCluster, data, { recursive: true })
  // PostgreSQL refuses a folder that others may open, and Node 24 copies a folder without its permissions.
  chmodSync(data, 0o700)
  files.giveAway(data)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined

  const end = async (signal: 'SIGKILL' | 'SIGQUIT') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120']
    const parts = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    child = spawn(files.postgres, parts, { ...servant, cwd: folder, stdio: 'ignore' })
    await whenReady(url, child)
  }
  await start()
  return {
    url,
    createDatabase: () => createDatabaseOn(url),
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGQUIT') // at once: its files are removed anyway
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
