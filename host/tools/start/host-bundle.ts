import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, stop } from 'esbuild'

const host = path.resolve(import.meta.dirname, '../..')

/** Beside the host's own packages, so that Node finds them from there. */
const folder = path.join(host, '.cache')

/** Packages stay where they are installed; shared-lib is ours, and TypeScript. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('shared-lib/') ? undefined : { path: name, external: true },
    )
    // A source finds its files from where it stands, and not from where the bundle does.
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

/**
 * The host's server as one file that Node runs by itself, and its path. What compiles TypeScript as it is read stays in
 * memory as long as the host does: some 90 MiB, for a start.
 */
export async function hostBundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(host, 'src/server/main.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    tsconfig: path.join(host, '../tsconfig.base.json'),
    plugins: [packages],
    logLevel: 'silent',
  })
  await stop()
  const text = outputFiles[0]?.text ?? ''
  const file = path.join(folder, `host-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.mjs`)
  if (existsSync(file)) return file
  // Two starts at once: whichever is later finds a whole file.
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return file
}
