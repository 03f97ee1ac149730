import path from 'node:path'
import { rspack } from '@rspack/core'

const { ModuleFederationPlugin, ModuleFederationPluginV1 } = rspack.container
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'mobx', 'mobx-react-lite']
const shared = { singleton: true, import: false, requiredVersion: false }

const base = {
  context: import.meta.dirname,
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
}

/** `--env runtime` builds on the runtime that `@module-federation/enhanced/rspack` uses, without it a container of 3 KiB (gzip). */
export default ({ runtime = false, out = path.join(import.meta.dirname, 'dist') } = {}) => {
  const Federation = runtime ? ModuleFederationPlugin : ModuleFederationPluginV1
  const browser = {
    ...base,
    entry: {},
    target: ['web', 'es2022'],
    output: { module: true, path: path.join(out, 'browser'), publicPath: 'auto', uniqueName: 'mf-hello' },
    plugins: [
      new Federation({
        name: 'mf_hello',
        library: { type: 'module' },
        filename: 'remoteEntry.js',
        exposes: { './qp-hello': './hello.jsx' },
        shared: Object.fromEntries(libraries.map((name) => [name, shared])),
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'deployment.json', to: '..' }] }),
    ],
  }
  const server = {
    ...base,
    entry: { index: './server.jsx' },
    target: 'node20',
    externalsType: 'commonjs',
    externals: [...libraries, 'react-dom/server'],
    output: { path: path.join(out, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  }
  return [browser, server]
}
