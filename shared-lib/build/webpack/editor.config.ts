import path from 'node:path'
import type { Configuration } from 'webpack'
import { root } from '../repository'
import { type BuildMode, browserBase } from './base'

/** The page of the local editor: a tool on a developer's machine, so no part of what the site serves. */
export function editorConfig(out: string, mode: BuildMode): Configuration {
  const base = browserBase('qp-editor', path.join(root, 'host/tools'), mode, '[name].[contenthash:8]')
  return {
    ...base,
    entry: { editor: './content-api/editor/browser/editor.tsx' },
    output: { ...base.output, path: path.join(out, 'browser') },
  }
}
