import type { DeployedWidget } from 'shared-lib/contract/deployment'
import { askedIn } from '../../base/text/asked-words'
import type { Remote, Snapshot } from '../../remotes/deployments/snapshot'

/** A tag that is deployed now, with its owner. */
export interface CatalogueEntry {
  readonly remote: Remote
  readonly widget: DeployedWidget
}

/** Tags of one micro-frontend. */
export interface CatalogueGroup {
  readonly remote: Remote
  readonly entries: readonly CatalogueEntry[]
}

const words = ({ remote: { name, deployment }, widget }: CatalogueEntry) =>
  [
    ...[widget.tag, widget.title, widget.description, name, deployment.owner],
    ...Object.entries(widget.attributes).flatMap(([attribute, { help }]) => [attribute, help]),
  ].join(' ')

const isOffered = ({ widget }: CatalogueEntry) => widget.inStories !== false

/** Tags to take along come first, and the teams that offer most of them. */
const offeredFirst = (entries: readonly CatalogueEntry[]) =>
  entries.toSorted((one, two) => Number(isOffered(two)) - Number(isOffered(one)))

/** Deployed tags with all searched words, in any case and accents. Micro-frontends without one are left out. */
export function catalogueGroups(
  { remotes, widgets }: Pick<Snapshot, 'remotes' | 'widgets'>,
  asked = '',
): readonly CatalogueGroup[] {
  const isAsked = askedIn(asked)
  const all = [...widgets.values()].filter((entry) => isAsked(words(entry)))
  return [...remotes.values()]
    .map((remote) => ({ remote, entries: offeredFirst(all.filter((entry) => entry.remote === remote)) }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, two) => two.entries.filter(isOffered).length - one.entries.filter(isOffered).length)
}
