import type { Frame } from '../../base/routes/layouts'
import type { SlotPlan } from '../../remotes/slots/render-slot'
import type { PageView } from '../views/page-view'
import type { MainPartParts } from './main-parts'

type ChromeId = 'header' | 'footer'

const planOf = (id: ChromeId, form: Frame['header'], data: SlotPlan['data']): readonly SlotPlan[] => {
  const attributes: Record<string, string> = form === 'reduced' ? { reduced: '' } : {}
  return form === 'none' ? [] : [{ id, kind: 'application', tag: `qp-${id}`, attributes, data }]
}

/** The chrome that a layout puts around a page. */
export async function chromePlans(
  view: PageView,
  { header, footer }: Frame,
  { knownPaths }: Pick<MainPartParts, 'knownPaths'>,
) {
  if (header === 'none' && footer === 'none') return { before: [], after: [], stale: false }
  const { data, stale } = await view.content.layoutConfig(await knownPaths(view))
  return { before: planOf('header', header, data), after: planOf('footer', footer, data), stale }
}
