import { laterCode } from 'shared-lib/kit/ui/later-part/later-part'

/** The packages come below all exact figures, so their code is loaded when they come into view. */
export const packagesCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-packages" */ './packages-view')).PackagesView,
)

/** What is folded comes when a fold is opened. */
export const foldedCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-folded" */ './folded-part')).FoldedPart,
)
