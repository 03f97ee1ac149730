// In use since 1937, 1992, 2005 and 2020: pairs of letters (A) and digits (0).
const layouts = ['AA0000', '0000AA', '00AA00', 'AA00AA']

const bare = (text: string) => text.replace(/[\s\-·.]/g, '').toUpperCase()
const layoutOf = (plate: string) => plate.replace(/[A-Z]/g, 'A').replace(/\d/g, '0')

/** A Portuguese licence plate of any series still on the road, with or without hyphens, in any case. */
export const isLicencePlate = (text: unknown): boolean =>
  typeof text === 'string' && layouts.includes(layoutOf(bare(text)))

/** As printed on the plate: `aa00aa` → `AA-00-AA`. Shorter text is grouped as far as it goes. */
export const formatLicencePlate = (text: string): string => bare(text).replace(/..(?=.)/g, '$&-')
