/** Region of a home, as tax law divides the country. */
export type Region = 'mainland' | 'azores' | 'madeira'

export const regionNames = { mainland: 'Continente', azores: 'Açores', madeira: 'Madeira' } as const

/** Region of a postal code or of its first four digits: 90xx–94xx is Madeira, 95xx–99xx the Azores. */
export function regionOf(postalCode: string): Region {
  if (postalCode < '9') return 'mainland'
  return postalCode < '95' ? 'madeira' : 'azores'
}
