import { fork } from 'node:child_process'
import path from 'node:path'
import { readAddress } from '../../src/server/config'
import { type LocalAccess, newToken } from '../content-api/local-access'
import { localPreview } from '../content-api/local-preview'
import { portBeside } from './free-port'
import { hostFlags, hostMemory } from './host-memory'
import { hasLocalContent, say } from './site-settings'

/** Tells what the host needs to know of the local content service, which runs in this process. */
async function beginContent(port: number) {
  const { openLocalContent } = await import('./local-content')
  const previewToken = process.env.STORYBLOK_PREVIEW_TOKEN ?? newToken()
  const { access, close } = await openLocalContent({
    ...process.env,
    CONTENT_API_PORT: process.env.CONTENT_API_PORT ?? String(await portBeside(port)),
    STORYBLOK_PREVIEW_TOKEN: previewToken,
    SITE_URL: `http://localhost:${port}`,
  })
  tell(access)
  return {
    env: { ...localPreview(access, previewToken), CONTENT_API_URL: `${access.url}/v2` },
    close,
  }
}

function tell({ url }: LocalAccess) {
  say(`content API on ${url}/v2`)
  say(`editor on ${url.replace('127.0.0.1', 'localhost')}/editor`)
}

const noContent = { env: {}, close: async () => {} }

/** @param compiled folder of the compiled host; without it, it runs from its sources as this process does */
const begin = (compiled: string | undefined, env: NodeJS.ProcessEnv) =>
  fork(
    compiled
      ? path.join(compiled, 'host.mjs')
      : path.resolve(import.meta.dirname, '../../src/server/main.ts'),
    {
      execArgv: compiled ? hostFlags : ['--import', new URL('../../register.mjs', import.meta.url).href],
      env: { ...process.env, ...env, ...hostMemory(process.env), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    },
  )

/**
 * Begins the site and says where it stands. This process ends with the host, and the host with it: neither is of use without
 * the other.
 */
export async function run(compiled: string | undefined) {
  const { port, address } = readAddress(process.env)
  const content = hasLocalContent(process.env) ? await beginContent(port) : noContent
  const host = begin(compiled, content.env)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping = true
      host.kill('SIGTERM')
    })
  host.once('exit', async (code) => {
    if (!stopping) console.error(`the host stopped (code ${code})`)
    await content.close()
    process.exit(stopping ? 0 : code || 1)
  })
  host.once('message', () => {
    say(`ready in ${(performance.now() / 1000).toFixed(1)} s`)
    console.log(`\n  http://${address === '127.0.0.1' ? 'localhost' : address}:${port}\n`)
  })
}
