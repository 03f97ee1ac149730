import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pack, packedFolder } from 'shared-lib/build/pack/pack'

const root = path.resolve(import.meta.dirname, '../..')
const manifest = 'shared-lib/package.json'

/** shared-lib as a team gets it: the file for npm, and the command that begins a repository with it. */
export interface Packed {
  readonly file: string
  readonly qp: string
}

const inFolder = (folder: string, file: string): Packed => ({
  file,
  qp: path.join(folder, 'package/deployments/qp.js'),
})

/** The current sources. */
export const packPresent = (): Packed => inFolder(packedFolder, pack(packedFolder))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit of the version before this one; undefined where the history is not here (an archive, a shallow clone). */
export function commitBefore(): string | undefined {
  try {
    const raised = git('log', '-1', '--format=%H', '--diff-filter=M', '-G^  "version":', '--', manifest)
    return raised === '' ? undefined : git('rev-parse', '--verify', '--quiet', `${raised}^`)
  } catch {
    return undefined
  }
}

/**
 * The version before, packed from its own sources by its own command, with the packages that are installed here. Kept
 * for the next run: a commit does not change.
 */
export function packBefore(commit: string): Packed {
  const before = path.join(root, '.cache/pack-before')
  const kept = path.join(before, commit)
  if (!existsSync(kept)) {
    const sources = mkdtempSync(path.join(tmpdir(), 'qp-version-before-'))
    const tar = path.join(sources, 'sources.tar')
    const parts = ['shared-lib', 'package.json', 'LICENSE', 'tsconfig.base.json', 'biome.json']
    const held = parts.filter((part) => git('ls-tree', commit, part) !== '') // not every version had each
    git('archive', '--output', tar, commit, ...held)
    execFileSync('tar', ['-xf', tar, '-C', sources])
    symlinkSync(path.join(root, 'node_modules'), path.join(sources, 'node_modules'))
    execFileSync('npm', ['run', '--silent', 'pack'], { cwd: sources, stdio: 'pipe' })
    rmSync(before, { recursive: true, force: true })
    cpSync(path.join(sources, '.cache/pack'), kept, { recursive: true })
    rmSync(sources, { recursive: true })
  }
  const file = readdirSync(kept).find((name) => name.endsWith('.tgz'))
  if (!file) throw new Error(`${kept} holds no package`)
  return inFolder(kept, path.join(kept, file))
}
