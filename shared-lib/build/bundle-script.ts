import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import webpack from 'webpack'
import swcOptions from './swc-options.cjs'

const isOurs = (request: string) => /^(\.|\/|shared-lib\/)/.test(request)

/** Packages stay where they are installed: the script runs from another folder. */
const installed = async ({ request = '', context = '' }: webpack.ExternalItemFunctionData) => {
  if (isOurs(request)) return undefined
  return `commonjs ${createRequire(path.join(context, 'from.cjs')).resolve(request)}`
}

/**
 * Compiles a script once into one file that Node starts by itself, in a fifth of the time that compiling it at every
 * start takes; its path.
 */
export async function bundleScript(entry: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-script-'))
  const compiler = webpack({
    entry,
    mode: 'none',
    target: 'node20',
    devtool: false,
    externals: installed,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: { jsc: swcOptions } }] },
    output: { path: folder, filename: 'script.cjs' },
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }))
  return path.join(folder, 'script.cjs')
}
