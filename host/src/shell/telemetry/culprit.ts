import type { SlotRecord } from 'shared-lib/contract/page-data'
import type { Culprit } from '../../visitors/telemetry/telemetry.types'
import { current } from '../current'

/** The page around the slots. */
export const theShell = (): Culprit => ({ remote: 'shell', version: current.page.build, tag: '' })

export const culpritOf = ({ remote, tag }: SlotRecord): Culprit => ({
  remote,
  version: current.page.remotes[remote]?.version ?? '',
  tag,
})

/** The slot that contains a node; the shell for everything else, and for nodes that have left the page. */
export function culpritAt(node: Node | null | undefined): Culprit {
  const element = node instanceof Element ? node : node?.parentElement
  const slot = current.page.slots.find(({ id, tag }) => element?.closest(`[data-slot="${id}"],${tag}`))
  return slot ? culpritOf(slot) : theShell()
}

/** Where the browser opens the files of a version. */
const deployed = /\/deployments\/(mf-[\w-]+)\/([^/]+)\/browser\//

/**
 * Whose script threw: the nearest of its callers that came out of a deployment. Undefined for scripts that are not ours:
 * a visitor's extensions, a tag manager.
 */
export function culpritIn(stack: string): Culprit | undefined {
  const [, remote, version] = deployed.exec(stack) ?? []
  if (!remote || !version) return stack.includes('/_shell/') ? theShell() : undefined
  const [tag = '', ...others] = new Set(
    current.page.slots.filter((slot) => slot.remote === remote).map((slot) => slot.tag),
  )
  return { remote, version, tag: others.length === 0 ? tag : '' }
}
