import type { Evidence } from '../../../rules/invoice/found'
import type { FieldFindings, FieldName } from '../../../rules/invoice/invoice-fields'
import type { Place } from '../../../rules/invoice/place'
import type { ShownPage } from './invoice-reading'

/** A value at its place on a page. */
export interface ShownPlace {
  readonly page: ShownPage
  readonly place: Place
}

/** The first place of a value on a page that is drawn. */
export function shownPlace(
  pages: readonly ShownPage[],
  evidence: readonly Evidence[] = [],
): ShownPlace | undefined {
  for (const { page, place } of evidence) {
    const shown = place && pages.find((one) => one.page === page)
    if (shown) return { page: shown, place }
  }
  return undefined
}

/** The values found on one page, in their order. */
export const placesOn = (
  page: ShownPage,
  names: readonly FieldName[],
  found: FieldFindings,
): readonly (readonly [FieldName, Place])[] =>
  names.flatMap((name) => {
    const shown = shownPlace([page], found[name]?.evidence)
    return shown ? [[name, shown.place] as const] : []
  })
