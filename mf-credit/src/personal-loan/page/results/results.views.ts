import { laterCode } from 'shared-lib/kit/ui/later-part/later-part'

/** Parts below the proposals: their code comes with the first look at them. */
export const lastPartsCode = laterCode(
  async () => (await import(/* webpackChunkName: "personal-loan-last" */ './last-parts')).LastParts,
)
