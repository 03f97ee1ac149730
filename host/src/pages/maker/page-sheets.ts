import path from 'node:path'
import type { RenderedSlot } from '../../remotes/slots/render-slot'
import type { PageSheet } from '../page-parts/page'

/** The sheets of drawn widgets, each once, with their files where this machine has them. */
export function sheetsOf(slots: readonly RenderedSlot[]): readonly PageSheet[] {
  const sheets = new Map<string, PageSheet>()
  for (const { record, remote } of slots)
    for (const href of record?.styles ?? []) {
      const here = remote?.base.startsWith('/') ? remote : undefined
      const file = here && path.join(here.folder, 'browser', href.slice(here.base.length))
      sheets.set(href, { href, file })
    }
  return [...sheets.values()]
}
