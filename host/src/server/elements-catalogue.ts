import { type Company, slotPolicy } from 'shared-lib/contract/define-widget'
import type { ElementsCatalogue } from 'shared-lib/contract/elements-catalogue'
import type { Snapshot } from '../remotes/deployments/snapshot'
import { placeholderHtml } from '../remotes/slots/placeholder'

/** Facts that `/elements.js` needs on a foreign page: every tag that is deployed now, and which remote has it. */
export function elementsCatalogue(
  { widgets, remotes }: Snapshot,
  page: { today: string; company: Company; styles: readonly string[] },
): ElementsCatalogue {
  return {
    ...page,
    remotes: Object.fromEntries(
      [...remotes.values()].map(({ name, version, base, deployment }) => [
        name,
        { name, version, entry: base + deployment.entry },
      ]),
    ),
    elements: [...widgets].map(([tag, { remote, widget }]) => ({
      tag,
      remote: remote.name,
      styles: widget.preload.styles.map((file) => remote.base + file),
      scripts: widget.preload.scripts.map((file) => remote.base + file),
      minHeight: slotPolicy(widget, true).minHeight,
      ...(widget.content && { content: widget.content }),
      ...(remote.deployment.tagData?.includes(tag) && { data: Object.keys(widget.attributes) }),
      fallback: placeholderHtml(widget, page.company),
    })),
  }
}
