import type { Compilation, Configuration } from 'webpack'
import { editorPart, type Target } from './targets'
import type { BuildMode } from './webpack/base'
import { editorConfig } from './webpack/editor.config'
import { microFrontendConfigs } from './webpack/micro-frontend.config'
import { shellConfig } from './webpack/shell.config'
import { writeDeployment } from './write-deployment'
import { writeEditor } from './write-editor'
import { writeShell } from './write-shell'

/** Compilation of a kind of part, and the record of its result. */
interface PartKind {
  readonly configs: (target: Target, mode: BuildMode) => Configuration[]
  /** Name of the browser's compilation. */
  readonly browser: string
  readonly write: (target: Target, browser: Compilation) => unknown
}

export function kindOf({ name }: Target): PartKind {
  if (name === 'host')
    return {
      configs: ({ out }, mode) => [shellConfig(out, mode)],
      browser: 'qp-shell:browser',
      write: writeShell,
    }
  if (name === editorPart)
    return {
      configs: ({ out }, mode) => [editorConfig(out, mode)],
      browser: 'qp-editor:browser',
      write: writeEditor,
    }
  return {
    configs: ({ out }, mode) => microFrontendConfigs(name, out, mode),
    browser: `${name}:browser`,
    write: (target, browser) => writeDeployment(target, browser, new Date()),
  }
}
