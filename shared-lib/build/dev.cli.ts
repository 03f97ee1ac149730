import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { watchBuild } from './build'
import { startDevServer, usualPort } from './dev/dev-server'
import { overrideLink } from './dev/override-link'
import { readBuilt } from './read-built'

// npm run dev -w mf-energy [-- --host https://queropoupar.pt] [--port 4180]: this one micro-frontend from this machine,
// the rest of the site as that host serves it. Every saved change is on the open page a moment later.
const { values, positionals } = options()
const [name = ''] = positionals
const host = values.host ?? `http://localhost:${process.env.PORT ?? 3000}`
/** Builds whose files an open page may still ask for. */
const kept = 3
const folders: string[] = []

const now = () => new Date().toLocaleTimeString('pt-PT')

function refuse(why: unknown): never {
  console.error(why instanceof Error ? why.message : why)
  process.exit(1)
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { host: { type: 'string' }, port: { type: 'string', default: String(usualPort) } },
    })
  } catch {
    return refuse('say it like this: npm run dev -w mf-energy -- --host https://queropoupar.pt --port 4181')
  }
}

if (!name.startsWith('mf-')) refuse('say which micro-frontend: npm run dev -w mf-energy')
const server = await startDevServer(Number(values.port)).catch((error: NodeJS.ErrnoException) =>
  refuse(
    error.code === 'EADDRINUSE'
      ? `port ${values.port} is busy: add -- --port ${Number(values.port) + 1}`
      : error,
  ),
)
try {
  const link = overrideLink({ host, name, origin: server.origin, secret: process.env.OVERRIDE_SECRET })
  let isShown = false
  console.log(`building ${name} for the first time`)
  watchBuild(name, {
    built(target) {
      const deployment = readBuilt(target)
      server.built(deployment, target.out)
      console.log(`${now()} ${target.version}`)
      if (!folders.includes(target.out)) folders.push(target.out)
      while (folders.length > kept) rmSync(folders.shift() ?? '', { recursive: true, force: true })
      if (isShown) return
      isShown = true
      const page = deployment.routes.find((route) => !route.path.includes(':') && !route.embed)?.path ?? '/'
      console.log(
        `\n  ${link(page)}\n\nevery widget in every state: ${server.origin}\nwatching ${name}; ?override=off ends it in your browser`,
      )
    },
    failed(message) {
      console.error(message)
      server.failed(message)
    },
  })
} catch (error) {
  refuse(error)
}
