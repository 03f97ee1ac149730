import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { openStore } from 'shared-lib/deployments/open-store'
import { readAddress } from '../../src/server/config'
import { type LocalAccess, newToken } from '../content-api/local-access'
import { localPreview } from '../content-api/local-preview'
import { isFree, portBeside } from './free-port'
import { hostBundle } from './host-bundle'
import { hostMemory } from './host-memory'
import { publishLocal } from './publish-local'

const started = performance.now()
const children: ChildProcess[] = []

/** The same preparation as this process had. */
const execArgv = ['--import', new URL('../../register.mjs', import.meta.url).href]

const inProduction = process.env.NODE_ENV === 'production'

const say = (line: string) => console.log(`  ${line}`)

/** @param prepared arguments of Node before the file */
function child(file: string, env: NodeJS.ProcessEnv, prepared = execArgv) {
  const running = fork(path.resolve(import.meta.dirname, file), {
    execArgv: prepared,
    env: { ...process.env, ...env },
  })
  children.push(running)
  return running
}

const message = <Message>(from: ChildProcess, name: string) =>
  new Promise<Message>((resolve, reject) => {
    from.once('message', (value) => resolve(value as Message))
    from.once('exit', (code) => reject(new Error(`${name} stopped before it was ready (code ${code})`)))
  })

/** Undefined on a disk that takes no file: the host then runs from its sources, with more memory. */
const bundled = () =>
  hostBundle().catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === undefined) throw cause
    say(`the host runs from its sources: ${cause.message}`)
    return undefined
  })

let stopping = false

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

function stop(code: number) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const one of children) one.kill('SIGTERM')
  if (!children.some(isRunning)) process.exit(code) // a build under way would go on and start them
}

/** Neither is of use without the other. */
function ended(name: string, code: number | null) {
  if (!stopping) console.error(`${name} stopped (code ${code})`)
  stop(code || 1)
}

async function run() {
  console.log('Quero Poupar')
  const { port, address } = readAddress(process.env)
  if (!(await isFree(port, address)))
    throw new Error(`Port ${port} is busy: stop what uses it, or choose another with PORT=3001.`)
  const store = openStore()
  const follow = inProduction || !!process.env.DEPLOYMENTS_URL?.startsWith('s3:')
  const local = !process.env.STORYBLOK_TOKEN && !process.env.CONTENT_API_URL
  await publishLocal(store, say, { follow, editor: local })
  const env: NodeJS.ProcessEnv = {}
  if (local) {
    const site = `http://localhost:${port}`
    const previewToken = process.env.STORYBLOK_PREVIEW_TOKEN ?? newToken()
    const api = child('content-api.main.ts', {
      CONTENT_API_PORT: process.env.CONTENT_API_PORT ?? String(await portBeside(port)),
      STORYBLOK_PREVIEW_TOKEN: previewToken,
      SITE_URL: site,
    })
    const access = await message<LocalAccess>(api, 'the content API')
    Object.assign(env, localPreview(access, previewToken))
    env.CONTENT_API_URL = `${access.url}/v2`
    api.once('exit', (code) => ended('the content API', code))
    say(`content API on ${env.CONTENT_API_URL}`)
    say(`editor on ${access.url.replace('127.0.0.1', 'localhost')}/editor`)
  }
  const settings = { ...env, ...hostMemory(process.env), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  const bundle = inProduction ? await bundled() : undefined
  const host = bundle ? child(bundle, settings, []) : child('../../src/server/main.ts', settings)
  await message(host, 'the host')
  host.once('exit', (code) => ended('the host', code))
  say(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  console.log(`\n  http://${address === '127.0.0.1' ? 'localhost' : address}:${port}\n`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
run().catch((error: unknown) => {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  stop(1)
})
