import { notebookCode } from 'shared-lib/notebook/ui/notebook-tile'
import { laterCode } from 'shared-lib/ui/later-part/later-part'

/** The packages stand below all that is exact: their code comes with the first look at them. */
export const packagesCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-packages" */ './packages-view')).PackagesView,
)

/** What is folded comes when a fold is opened. */
export const foldedCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-folded" */ './folded-part')).FoldedPart,
)

/** Loads what stands below the first screen before anything is drawn: what a server does. */
export const loadLaterParts = () =>
  Promise.all([packagesCode, foldedCode, notebookCode].map(({ load }) => load()))
