import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** First parts of addresses that the host answers itself; `pt` is a locale. */
const ofTheHost = [
  'api',
  'apis',
  'assets',
  'builds',
  'cookies',
  'core',
  'deployments',
  'health',
  'metrics',
  'newsletter',
  'numeros',
  'pedido',
  'programadores',
  'pt',
  'ready',
  'widgets',
]

interface Redirects {
  readonly content: { readonly rules: readonly { readonly from: string }[] }
}

const redirectsIn = (stories: string): readonly string[] => {
  const file = path.join(stories, 'config/redirecionamentos.json')
  if (!existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as Redirects).content.rules.map(({ from }) => from)
}

/**
 * Refuses an address (`/credito`) that a vertical may not take: the host's own, or a redirected one. Stories at the
 * address and below it may exist: the vertical's first landing page, and its guides.
 */
export function refuseSiteAddress(root: string, address: string) {
  const stories = path.join(root, 'host/content/stories')
  if (ofTheHost.includes(address.slice(1))) throw new Error(`${address} is the host's own: choose another`)
  const led = redirectsIn(stories).find((from) => from === address || from.startsWith(`${address}/`))
  if (led)
    throw new Error(`${led} is led elsewhere by config/redirecionamentos: choose another, or remove the rule`)
}
