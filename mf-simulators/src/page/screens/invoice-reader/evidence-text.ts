import type { Evidence } from '../../../rules/invoice/found'

/** Where it was read, quoted so that it can be found on paper. */
export const evidenceText = ([first]: readonly Evidence[]) =>
  first
    ? `Página ${first.page}: «${first.text.length > 140 ? `${first.text.slice(0, 140)}…` : first.text}»`
    : ''
