import { readAddress } from '../../src/server/read-settings'
import { beginContent } from './begin-content'
import { beginHost } from './begin-host'
import { log } from './site-settings'

/**
 * Starts the site and prints its address. This process ends with the host, and the host with it: neither is of use
 * without the other.
 */
export async function run(compiled: string | undefined) {
  const { port, address } = readAddress(process.env)
  const secure = process.argv.includes('--https') ? await import('./https/secure-start') : undefined
  const front = await secure?.openFront(process.env, port, address)
  const content = await beginContent(port)
  const host = beginHost(compiled, { ...content.env, ...front?.env })
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping = true
      host.kill('SIGTERM')
    })
  host.once('exit', async (code) => {
    if (!stopping) console.error(`the host stopped (code ${code})`)
    front?.close()
    await content.close()
    process.exit(stopping ? 0 : code || 1)
  })
  host.once('message', () => {
    log(`ready in ${(performance.now() / 1000).toFixed(1)} s`)
    console.log(`\n  http://${address === '127.0.0.1' ? 'localhost' : address}:${port}\n`)
    if (front) console.log(`  ${front.origin}: ${front.trust}\n`)
  })
}
