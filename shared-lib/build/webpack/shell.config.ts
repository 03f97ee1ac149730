import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { root } from '../repository'
import { type BuildMode, browserBase } from './base'
import { sharedVersions } from './shared-libraries'

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
      styles: './src/styles/site-styles.ts',
      embed: './src/styles/embed-styles.ts',
      tools: './src/styles/tool-styles.ts',
    },
    output: { ...base.output, path: path.join(out, 'browser') },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions) }),
    ],
  }
}
