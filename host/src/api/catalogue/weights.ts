import type { ShellBuild } from 'shared-lib/build/write-shell'
import { slotPolicy } from 'shared-lib/contract/define-widget'
import type { DeployedFile, DeployedWidget } from 'shared-lib/contract/deployment'
import type { Remote, Snapshot } from '../../remotes/deployments/snapshot'

/** Gzipped bytes; undefined where the deployment lacks them. */
interface TagWeight {
  /** Scripts of its own until it can be used: container and first step. */
  readonly first: number | undefined
  /** Scripts that it may open afterwards. */
  readonly later: number | undefined
  readonly styles: number | undefined
}

const inBrowser = 'browser/'

/** Sum of files named relative to `browser/`, each once. */
function sumOf(files: readonly DeployedFile[], names: readonly string[]): number | undefined {
  let sum = 0
  for (const name of new Set(names)) {
    const gzip = files.find(({ path }) => path === inBrowser + name)?.gzip
    if (gzip === undefined) return undefined
    sum += gzip
  }
  return sum
}

const firstScripts = ({ deployment }: Pick<Remote, 'deployment'>, { preload }: DeployedWidget) => [
  deployment.entry,
  ...preload.scripts,
]

/** Weight that a tag adds to a page that has nothing else of its micro-frontend. */
export function tagWeight(remote: Pick<Remote, 'deployment'>, widget: DeployedWidget): TagWeight {
  const { files } = remote.deployment
  const { later, styles } = widget.preload
  return {
    first: sumOf(files, firstScripts(remote, widget)),
    later: later && sumOf(files, later),
    styles: sumOf(files, styles),
  }
}

/**
 * Gzipped bytes of the scripts that these tags of a story need on its page until all of them can be used: what two of
 * one micro-frontend share counts once. Tags that never wake in a story are finished HTML, whose code is never loaded;
 * they, tags without a deployment, and files of unknown size count as nothing.
 */
export function pageScript({ widgets }: Pick<Snapshot, 'widgets'>, tags: readonly string[]): number {
  const sizes = new Map<string, number>()
  for (const tag of tags) {
    const found = widgets.get(tag)
    if (!found || slotPolicy(found.widget, true).wake === 'never') continue
    for (const name of firstScripts(found.remote, found.widget))
      sizes.set(found.remote.base + name, sumOf(found.remote.deployment.files, [name]) ?? 0)
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/** Chunks of the shell on a page with an awake header and an awake tag: React and single-spa are in them. */
const awakeChunks = ['shell', 'wake', 'tags', 'applications', 'navigation']

/** Gzipped bytes of the shell's own share of such a page; undefined for a build without them. */
export const shellScript = ({ files, chunks }: Pick<ShellBuild, 'files' | 'chunks'>): number | undefined =>
  sumOf(
    files,
    awakeChunks.flatMap((name) => chunks[name] ?? []),
  )
