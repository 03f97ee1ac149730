import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Chunk, Compilation } from 'webpack'
import type { DeployedFile } from '../src/contract/deployment'

const digest = (algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(bytes).digest(encoding)

/** Every file below `folder` with its size and checksums; what browsers run also with its integrity and gzipped size. */
export function describeFiles(folder: string): DeployedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const full = path.join(entry.parentPath, entry.name)
      const bytes = readFileSync(full)
      const file = path.relative(folder, full).split(path.sep).join('/')
      const script = /^browser\/.*\.m?js$/.test(file)
      const sheet = file.startsWith('browser/') && file.endsWith('.css')
      return {
        path: file,
        bytes: bytes.length,
        ...((script || sheet) && { gzip: gzipSync(bytes, { level: 9 }).length }),
        sha256: digest('sha256', bytes, 'hex'),
        ...(script && { integrity: `sha256-${digest('sha256', bytes, 'base64')}` }),
      }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** The chunk of that name and every chunk it may load later, without the shared libraries' fallback copies. */
function withDescendants(chunk: Chunk) {
  const seen = new Set<Chunk>([chunk])
  const queue = [...chunk.groupsIterable]
  for (const group of queue)
    for (const child of group.childrenIterable) {
      if (queue.includes(child)) continue
      queue.push(child)
      for (const later of child.chunks) seen.add(later)
    }
  return seen
}

/**
 * Files of the chunk's first paint: its own scripts, and its style sheets together with those of every chunk it may
 * load later, because style sheets are linked once by the page and never injected. `later` are those chunks' scripts.
 */
export function filesOfChunk(compilation: Compilation, name: string) {
  const chunk = compilation.namedChunks.get(name)
  if (!chunk) throw new Error(`the build has no chunk ${name}`)
  const files = [...withDescendants(chunk)].flatMap((one) => [...one.files])
  const isScript = (file: string) => file.endsWith('.js')
  const scripts = [...chunk.files].filter(isScript)
  return {
    scripts,
    later: [...new Set(files.filter((file) => isScript(file) && !scripts.includes(file)))],
    styles: [...new Set(files.filter((file) => file.endsWith('.css')))],
  }
}
