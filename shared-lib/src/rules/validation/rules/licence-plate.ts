import { plainCharacters } from '../../text/plain-characters'

// In use since 1937, 1992, 2005 and 2020: pairs of letters (A) and digits (0).
const layouts = ['AA0000', '0000AA', '00AA00', 'AA00AA']

/** Letters and digits alone, in capitals, without the name and country that may precede a whole plate. */
export const barePlate = (text: string): string =>
  plainCharacters(text)
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()
    .replace(/^(?:MATR.CULA)?(?:PT?)?(?=[A-Z\d]{6}$)/, '')
const layoutOf = (plate: string) => plate.replace(/[A-Z]/g, 'A').replace(/\d/g, '0')

/** A Portuguese licence plate of any series still on the road, with or without hyphens, in any case. */
export const isLicencePlate = (text: unknown): boolean =>
  typeof text === 'string' && layouts.includes(layoutOf(barePlate(text)))

/** As printed on the plate: `aa00aa` → `AA-00-AA`, `aa0` → `AA-0`. What cannot become a plate of pairs stays together. */
export function formatLicencePlate(text: string): string {
  const plate = barePlate(text)
  return /^([A-Z]{2}|\d{2}){0,3}[A-Z\d]?$/.test(plate) ? plate.replace(/..(?=.)/g, '$&-') : plate
}
