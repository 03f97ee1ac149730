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
