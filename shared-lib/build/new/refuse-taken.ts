import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kind } from './fill-template'
import type { Names } from './names'
import { refuseSiteAddress } from './refuse-site-address'

const addressOf: Partial<Record<Kind, (address: string) => string>> = {
  vertical: (address) => `/${address}`,
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

/** A tag and an address have one owner, whichever micro-frontend that is: hosts would refuse the second one. */
export function refuseTaken(root: string, kind: Kind, { name, address }: Names) {
  if (kind !== 'block' && name.startsWith('qp-'))
    throw new Error(`its tag would be qp-${name}: say ${name.slice('qp-'.length)}`)
  const wanted = addressOf[kind]?.(address)
  for (const workspace of readdirSync(root)) {
    const sources = path.join(root, workspace, 'src')
    if (!workspace.startsWith('mf-') || !existsSync(sources)) continue
    if (kind !== 'block' && existsSync(path.join(sources, 'widgets', name)))
      throw new Error(`qp-${name} is there already, in ${workspace}`)
    if (wanted && serves(sources, wanted)) throw new Error(`${wanted} is there already, in ${workspace}`)
  }
  if (wanted) refuseSiteAddress(root, wanted)
}
