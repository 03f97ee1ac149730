import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type OutputFile, type Plugin, stop } from 'esbuild'

export const repository = path.resolve(import.meta.dirname, '../../..')

/**
 * Packages that are not compiled in: native code, packages that start threads from files of their own, and libraries
 * that a worker evaluates again for each bundle. All else is compiled in: a library with one file per part costs most
 * of its memory in parts that are never called, above all the icons.
 */
export const keptPackages = [
  'libsql',
  'mobx',
  'mobx-react-lite',
  'piscina',
  'react',
  'react-dom',
  'sharp',
] as const

/** An optional native client of PostgreSQL, which is never installed. */
const neverInstalled = ['pg-native']

/** Names that CommonJS packages expect in their file. */
const commonJs = `import { createRequire as createRequireOfFile } from 'node:module'
const require = createRequireOfFile(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

/** A source finds files relative to itself: the compiled file keeps the same depth. */
const filesFrom = (folder: string): Plugin => ({
  name: 'files',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const place = path.relative(folder, path.dirname(file)).replaceAll('\\', '/')
      const contents = readFileSync(file, 'utf8')
      return {
        contents: contents.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${place}')`),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

/**
 * TypeScript of the host as JavaScript that Node reads by itself. A compiler that runs on import would stay in memory
 * as long as the host does: some 90 MiB, for a start.
 * @param entries files by the name of what they become, `.mjs`
 * @param folder of the repository, absolute: where the compiled files are, as seen from the sources' own files
 */
export async function compile(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<readonly Pick<OutputFile, 'path' | 'text'>[]> {
  const { outputFiles } = await build({
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    banner: { js: commonJs },
    external: [...keptPackages, ...neverInstalled],
    tsconfig: path.join(repository, 'tsconfig.base.json'),
    plugins: [filesFrom(folder)],
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
  })
  await stop()
  return outputFiles.map(({ path: file, text }) => ({ path: path.relative(folder, file), text }))
}
