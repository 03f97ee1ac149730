import path from 'node:path'
import { openHttps } from './https-front'
import { keyPair } from './kept-key-pair'

/** The https port that belongs to a port: 3443 for 3000. */
const portOver = (port: number) => (port === 80 ? 443 : port + 443)

/**
 * `npm start -- --https`: the site over https too, on this machine, since Storyblok's editor frames nothing else. The host's
 * own address is then that one, so that links, cookies and checks of origin fit.
 */
export async function openFront(env: NodeJS.ProcessEnv, port: number, address: string) {
  const own = Number(env.HTTPS_PORT ?? portOver(port))
  if (!Number.isInteger(own) || own < 1 || own > 65_535)
    throw new Error(`HTTPS_PORT must be a port, not "${env.HTTPS_PORT}"`)
  const pair = keyPair(env, path.resolve(import.meta.dirname, '../../../../.local/https'))
  const front = await openHttps(own, address, pair, port)
  const origin = `https://localhost:${own}`
  const trust = env.HTTPS_CERT
    ? 'for the visual editor'
    : 'for the visual editor; open it once and accept its certificate, or bring one in HTTPS_CERT and HTTPS_KEY'
  return { origin, trust, env: { PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? origin }, close: front.close }
}
