import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Deployment } from 'shared-lib/contract/deployment'

/** A finished build as the build command leaves it: a folder with files, and its `deployment.json`. */
export function builtVersion(name: `mf-${string}`, version: string, contents?: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-built-'))
  const texts = contents ?? {
    'browser/entry.js': `export const version = ${JSON.stringify(version)}`,
    'browser/assets/a b+ç.css': `.a { content: ${JSON.stringify(randomUUID())} }`,
    'server/bundle.cjs': 'exports.render = () => ({})',
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const deployment: Deployment = {
    name,
    version,
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    owner: 'Equipa de teste',
    shell: { min: 1, max: 1 },
    entry: 'entry.js',
    server: 'server/bundle.cjs',
    routes: [],
    widgets: [],
    leads: [],
    files: Object.entries(texts).map(([file, text]) => ({
      path: file,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
  }
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
  return { deployment, folder }
}
