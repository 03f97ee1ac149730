/** Portugal's calling code. */
export const portugal = '351'

/** `service` numbers (707, 760, 800, 808, …) exist but belong to companies, and some cost the caller money. */
type PortugueseNumberKind = 'mobile' | 'fixed' | 'nomadic' | 'service'

/**
 * Kind of a Portuguese number by its first digits; `undefined` unless it has nine digits and starts like one.
 * Source: national numbering plan (ANACOM, https://www.anacom.pt), as carried by libphonenumber, 2026-06-19.
 */
export function kindOfPortugueseNumber(national: string): PortugueseNumberKind | undefined {
  if (!/^\d{9}$/.test(national)) return undefined
  if (national.startsWith('9')) return 'mobile'
  if (/^2[1-9]/.test(national)) return 'fixed'
  if (national.startsWith('30')) return 'nomadic'
  return /^[678]/.test(national) ? 'service' : undefined
}
