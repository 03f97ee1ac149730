import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, sharedLib } from '../repository'
import { compilePackage } from './compile-package'
import { exportIndex } from './export-index'

/** Name for others: the plain one is not ours on a public registry. Code imports `shared-lib`, under which it is installed. */
const packageName = '@quero-poupar/shared-lib'

/** Packages that a build runs in a repository of its own. Here the whole repository has them. */
const builders = [
  '@swc/core',
  'ajv',
  'css-loader',
  'lightningcss',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
]

/** Packages that tests and checks run there: the new repository asks for them itself, in these versions. */
const tools = [
  '@biomejs/biome',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'fast-check',
  'jest',
  'jest-environment-jsdom',
  'jest-environment-node',
  'typescript',
]

interface Package {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string>>
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** The package as others install it: compiled, with what builds it asks for itself. */
function publishedPackage() {
  const { private: _, exports, ...own } = { private: true, ...readPackage(sharedLib) }
  const { devDependencies } = readPackage(root)
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? missing(name)]))
  return {
    ...own,
    name: packageName,
    license: 'UNLICENSED',
    engines: { node: '>=20.20' },
    bin: { qp: 'deployments/qp.js' },
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([name, file]) => [name, file.replace(/\.tsx?$/, '.js')]),
      ),
      './testing/*.cjs': './testing/*.cjs',
      './tsconfig.json': './tsconfig.json',
      './biome.json': './biome.json',
      './ambient': { types: './ambient.d.ts' },
      './package.json': './package.json',
    },
    dependencies: { ...own.dependencies, ...versions(builders) },
    devDependencies: versions(tools),
  }
}

function missing(name: string): never {
  throw new Error(`the repository asks for no ${name}, which the package needs`)
}

/** Folder of the package, unpacked and packed. */
export const packedFolder = path.join(root, '.cache/pack')

/** Packs shared-lib as a file that npm installs, and its path. `folder` is emptied first. */
export function pack(folder: string): string {
  const inside = path.join(folder, 'package')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(inside, { recursive: true })
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-b', 'shared-lib'], {
    cwd: root,
    stdio: 'inherit',
  })
  const types = path.join(root, '.cache/types/shared-lib')
  compilePackage(sharedLib, types, inside)
  writeFileSync(path.join(inside, 'EXPORTS.md'), exportIndex(types, readPackage(sharedLib).exports))
  copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(inside, 'tsconfig.json'))
  copyFileSync(path.join(root, 'biome.json'), path.join(inside, 'biome.json'))
  copyFileSync(path.join(root, 'LICENSE'), path.join(inside, 'LICENSE'))
  writeFileSync(path.join(inside, 'package.json'), `${JSON.stringify(publishedPackage(), null, 2)}\n`)
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: inside }).toString(),
  )
  return path.join(folder, packed.filename)
}
