import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from 'webpack'
import { filesOfChunk } from './describe-files'
import { markerOf, type Target } from './targets'

/** `editor.json`: the built page of the local editor. Paths are relative to `browser/`. */
export interface EditorBuild {
  /** Folder of this build, relative to `host/tools/dist`. */
  readonly folder: string
  readonly script: string
  readonly style: string
}

export function writeEditor(target: Target, browser: Compilation): EditorBuild {
  const { scripts, styles } = filesOfChunk(browser, 'editor')
  const [script] = scripts
  const [style] = styles
  if (!script || !style) throw new Error('the editor build has no script or no style sheet')
  const editor: EditorBuild = { folder: path.basename(target.out), script, style }
  writeFileSync(markerOf(target), `${JSON.stringify(editor, null, 2)}\n`)
  return editor
}
