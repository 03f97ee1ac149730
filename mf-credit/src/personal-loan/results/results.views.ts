import { laterCode } from 'shared-lib/ui/later-part/later-part'

/** What stands below the proposals: its code comes with the first look at it. */
export const lastPartsCode = laterCode(
  async () => (await import(/* webpackChunkName: "personal-loan-last" */ './last-parts')).LastParts,
)
