import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../../server/testing/temporary'
import type { Remote } from '../../deployments/snapshot'

const folder = temporary('bundles')
let written = 0

/** A version whose server bundle is this code. */
export function bundle(
  name: string,
  code: string,
  sha256 = createHash('sha256').update(code).digest('hex'),
): Remote {
  const server = `${name}-${++written}.cjs`
  writeFileSync(path.join(folder, server), code)
  const parts = { server, files: [{ path: server, bytes: code.length, sha256 }] }
  const deployment = parts as unknown as Remote['deployment']
  return { name, version: '1', deployment, folder, base: '/' }
}

export const call = {
  tag: 'qp-x',
  id: 'main',
  attributes: {},
  today: '2026-01-01',
  company: { name: '', phone: '', phoneText: '', phoneHours: '', phoneCost: '', email: '', contactPath: '' },
}

/** Hangs where it is asked for the tag `hang`. */
export const hanging = (name: string, html = 'well') =>
  bundle(name, `exports.render = ({ tag }) => { while (tag === 'hang'); return { html: '${html}' } }`)

const takesTime = `const end = Date.now() + 40; while (Date.now() < end); return { html: 'ok' }`
/** Takes 40 ms for each page. */
export const slow = (name: string) => bundle(name, `exports.render = () => { ${takesTime} }`)

/** Long enough for a healthy bundle, and one that hangs has used them up before long on a busy machine too. */
export const limits = {
  timeoutMs: 120,
  wallMs: 20_000,
  endMs: 60_000,
  waitMs: 20_000,
  firstTimeoutMs: 3000,
  memoryMb: 48,
  quarantineMs: 60_000,
}
