import { laterCode } from 'shared-lib/ui/later-part/later-part'

/** The packages stand below all that is exact: their code comes with the first look at them. */
export const packagesCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-packages" */ './packages-view')).PackagesView,
)

/** What is folded comes when a fold is opened. */
export const foldedCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-folded" */ './folded-part')).FoldedPart,
)
