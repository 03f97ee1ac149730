import { rmSync, watch } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Deployment } from '../src/contract/deployment'
import { build } from './build'
import { startDevServer } from './dev/dev-server'
import { overrideLink } from './dev/override-link'
import { readBuilt } from './read-built'
import { root } from './webpack/base'

// npm run dev -w mf-energy [-- --host https://queropoupar.pt] [--port 4190]: this one micro-frontend from this machine,
// the rest of the site as that host serves it. Every saved change is on the open page a moment later.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' }, port: { type: 'string', default: '4190' } },
})
const [name = ''] = positionals
const host = values.host ?? `http://localhost:${process.env.PORT ?? 3000}`
/** Editors write a file in several steps. */
const settleMs = 80
/** Builds whose files an open page may still ask for. */
const kept = 3

let timer: NodeJS.Timeout | undefined
let running = false
let again = false
const folders: string[] = []

const now = () => new Date().toLocaleTimeString('pt-PT')

async function rebuild(): Promise<Deployment | undefined> {
  const started = performance.now()
  try {
    const [target] = await build([name], { development: true })
    if (!target) return undefined
    const deployment = readBuilt(target)
    server.built(deployment, target.out)
    console.log(`${now()} ${target.version} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    if (!folders.includes(target.out)) folders.push(target.out)
    while (folders.length > kept) rmSync(folders.shift() ?? '', { recursive: true, force: true })
    return deployment
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    server.failed(message)
    return undefined
  }
}

/** One build at a time; a change during one is built after it. */
async function changed() {
  again = running
  if (running) return
  running = true
  await rebuild()
  running = false
  if (again) await changed()
}

if (!name.startsWith('mf-')) {
  console.error('say which micro-frontend: npm run dev -w mf-energy')
  process.exit(1)
}
const server = await startDevServer(Number(values.port)).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `port ${values.port} is busy: add -- --port 4191` : error.message,
  )
  process.exit(1)
})
try {
  const link = overrideLink({ host, name, origin: server.origin, secret: process.env.OVERRIDE_SECRET })
  const deployment = await rebuild()
  const page = deployment?.routes.find((route) => !route.path.includes(':') && !route.embed)?.path ?? '/'
  console.log(`\n  ${link(page)}\n\nwatching ${name} and shared-lib; ?override=off ends it in your browser`)
  for (const folder of [path.join(root, name, 'src'), path.join(root, 'shared-lib/src')])
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(changed, settleMs)
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
