import { laterCode } from 'shared-lib/ui/later-part/later-part'

/** The packages stand below all that is exact: their code comes with the first look at them. */
export const packagesCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-packages" */ './packages-view')).PackagesView,
)

/** The same of what is folded below them. */
export const moreCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-more" */ './more-parts')).MoreParts,
)
