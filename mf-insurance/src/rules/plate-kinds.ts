import { barePlate } from 'shared-lib/rules/validation/rules/licence-plate'

/** Insured by telephone: plates that no quote form of an insurer takes. */
export type SpecialPlate = 'state' | 'diplomatic' | 'trailer'

/**
 * Plates of the forces (MG, ME, MX army, AP navy, AM air force, GNR), of diplomats (CD, CC, FM) and of trailers. Letters and
 * four digits are those of old private plates too: then it only may be one of the state's.
 */
export function specialPlate(text: string): SpecialPlate | undefined {
  const plate = barePlate(text)
  if (/^(MG|ME|MX|AP|AM)\d{4}$/.test(plate) || /^GNR/.test(plate)) return 'state'
  if (/^\d{3}(CD|CC|FM)\d{3}$/.test(plate)) return 'diplomatic'
  return /^(L\d{4,6}|[A-Z]{1,2}\d{5,6})$/.test(plate) ? 'trailer' : undefined
}

/** K, W and Y came with the series of 2020: in older ones they are rare, and often typed by mistake. */
export const hasRareLetter = (text: string): boolean => {
  const plate = barePlate(text)
  return /^([A-Z]{2}\d{4}|\d{4}[A-Z]{2}|\d{2}[A-Z]{2}\d{2})$/.test(plate) && /[KWY]/.test(plate)
}
