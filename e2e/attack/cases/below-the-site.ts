import type { Attack } from '../attack'
import tried from './below-the-site.json' with { type: 'json' }

/** Attacks that the test files of their room try, without a site around them. */
export const belowTheSite: readonly Attack[] = tried.map(([name = '', tried = '', ...proofs]) => ({
  name,
  tried,
  seconds: 900,
  proofs,
}))
