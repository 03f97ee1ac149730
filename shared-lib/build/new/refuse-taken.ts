import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { widgetFolders } from '../product-folders'
import type { Kind } from './fill-template'
import type { Names } from './names'
import { refuseSiteAddress } from './refuse-site-address'

const addressOf: Partial<Record<Kind, (address: string) => string>> = {
  vertical: (address) => `/${address}`,
  journey: (address) => `/${address}`,
  calculator: (address) => `/simuladores/${address}`,
}

const isSource = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file)

/** Does a source of this workspace give the address, or one below it, to a page? */
const serves = (folder: string, address: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .some((file) =>
      new RegExp(`\\bpath: '${address}['/]`).test(readFileSync(path.join(folder, file), 'utf8')),
    )

/** Tags of a new piece, without `qp-`. */
function tagsOf(kind: Kind, name: string): readonly string[] {
  if (kind === 'block') return []
  const isJourney = kind === 'journey' || kind === 'vertical'
  return isJourney ? ['funnel', 'details', 'results', 'summary'].map((part) => `${name}-${part}`) : [name]
}

/** A tag and an address have one owner, whichever micro-frontend that is: hosts would refuse the second one. */
export function refuseTaken(root: string, kind: Kind, { name, address }: Names) {
  if (kind !== 'block' && name.startsWith('qp-'))
    throw new Error(`its tag would be qp-${name}: say ${name.slice('qp-'.length)}`)
  const wanted = addressOf[kind]?.(address)
  const own = tagsOf(kind, name)
  for (const workspace of readdirSync(root)) {
    const sources = path.join(root, workspace, 'src')
    if (!workspace.startsWith('mf-') || !existsSync(sources)) continue
    const tags = widgetFolders(path.join(root, workspace)).map((folder) => path.basename(folder))
    const tag = own.find((one) => tags.includes(one))
    if (tag) throw new Error(`qp-${tag} is there already, in ${workspace}`)
    if (wanted && serves(sources, wanted)) throw new Error(`${wanted} is there already, in ${workspace}`)
  }
  if (wanted) refuseSiteAddress(root, wanted)
}
