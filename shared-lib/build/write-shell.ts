import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from 'webpack'
import type { DeployedFile } from '../src/contract/deployment'
import { describeFiles, filesOfChunk } from './describe-files'
import { markerOf, type Target } from './targets'

/** `shell.json`: the browser side of the host, as the document printer needs it. Paths are relative to `browser/`. */
export interface ShellBuild {
  readonly build: string
  /** Folder of this build, relative to `host/dist`. */
  readonly folder: string
  readonly shell: string
  /** Code to inline in documents with questions. */
  readonly early: string
  readonly elements: string
  readonly styles: readonly string[]
  /** Tokens and base for widgets in shadow roots of foreign pages. */
  readonly embedStyles: readonly string[]
  /** Lazy chunks by name (`scope`, `wake`, `navigation`…), for preloads. */
  readonly chunks: Readonly<Record<string, string>>
  /** Style sheets of lazy chunks that a document links itself, by the chunk's name. */
  readonly chunkStyles?: Readonly<Record<string, string>>
  readonly files: readonly DeployedFile[]
}

export function writeShell(target: Target, browser: Compilation): ShellBuild {
  const only = (name: string) => {
    const [file] = filesOfChunk(browser, name).scripts
    if (!file) throw new Error(`the shell build has no script ${name}`)
    return file
  }
  const chunks = Object.fromEntries(
    [...browser.namedChunks.keys()].flatMap((name) => {
      const [file] = filesOfChunk(browser, name).scripts
      return file ? [[name, file]] : []
    }),
  )
  const chunkStyles = Object.fromEntries(
    Object.keys(chunks).flatMap((name) => {
      const [sheet] = [...(browser.namedChunks.get(name)?.files ?? [])].filter((file) =>
        file.endsWith('.css'),
      )
      return sheet ? [[name, sheet]] : []
    }),
  )
  const files = describeFiles(target.out)
  const shell: ShellBuild = {
    build: target.version,
    folder: path.basename(target.out),
    shell: only('shell'),
    early: readFileSync(path.join(target.out, 'browser', only('early')), 'utf8').trim(),
    elements: only('elements'),
    styles: filesOfChunk(browser, 'styles').styles,
    embedStyles: filesOfChunk(browser, 'embed').styles,
    chunks,
    chunkStyles,
    files,
  }
  writeFileSync(markerOf(target), `${JSON.stringify(shell, null, 2)}\n`)
  return shell
}
