import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { root } from '../repository'
import { type BuildMode, browserBase } from './base'
import { sharedVersions } from './shared-libraries'

/** What React needs of a browser, answered for all with import maps: its fallbacks are left out. No visitor runs its DevTools. */
const inEveryBrowser = Object.fromEntries(
  Object.entries({
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    process: 'undefined',
    setImmediate: 'undefined',
    window: 'object',
    document: 'object',
    AbortController: 'function',
    MessageChannel: 'function',
    WeakMap: 'function',
    WeakSet: 'function',
    reportError: 'function',
  }).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
)

/**
 * The host's browser side: the shell script, its lazy chunks and the loader for foreign pages. No federation plugin. The name of
 * its folder changes with what it is made of, so the names of its files need not.
 */
export function shellConfig(out: string, mode: BuildMode): Configuration {
  const base = browserBase('qp-shell', path.join(root, 'host'), mode)
  return {
    ...base,
    entry: {
      shell: './src/shell/shell.ts',
      early: './src/shell/early/early.ts',
      elements: './src/shell/elements.ts',
      // No chunk of the loader: only an address of its own can be changed for another try.
      foreign: { import: './src/shell/foreign.ts', library: { type: 'module' } },
      styles: './src/server/styles/site-styles.ts',
      embed: './src/server/styles/embed-styles.ts',
      tools: './src/server/styles/tool-styles.ts',
    },
    output: { ...base.output, path: path.join(out, 'browser') },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions),
        ...(!mode.development && inEveryBrowser),
      }),
    ],
  }
}
