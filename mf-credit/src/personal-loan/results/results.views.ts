import { notebookCode } from 'shared-lib/notebook/ui/notebook-tile'
import { laterCode } from 'shared-lib/ui/later-part/later-part'

/** Parts below the proposals: their code comes with the first look at them. */
export const lastPartsCode = laterCode(
  async () => (await import(/* webpackChunkName: "personal-loan-last" */ './last-parts')).LastParts,
)

/** Loads what stands below the first screen before anything is drawn: what a server does. */
export const loadLaterParts = () => Promise.all([lastPartsCode.load(), notebookCode.load()])
