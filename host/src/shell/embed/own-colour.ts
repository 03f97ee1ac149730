/** Address parameter of an embed: a colour of the site around it, six hexadecimal digits. */
const colourParameter = 'cor'

/** As WCAG 2.2 asks of text. */
const leastContrast = 4.5

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Contrast of a colour (`076b9c`) with white, 1 to 21, by the formula of WCAG 2.2. */
export function contrastWithWhite(hex: string): number {
  const luminance = 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 2) + 0.0722 * channel(hex, 4)
  return 1.05 / (luminance + 0.05)
}

/** The requested colour, when words in it can be read on white; undefined otherwise. */
export function readableColour(query: string): string | undefined {
  const hex = new URLSearchParams(query).get(colourParameter)?.replace(/^#/, '') ?? ''
  return /^[\da-f]{6}$/i.test(hex) && contrastWithWhite(hex) >= leastContrast ? `#${hex}` : undefined
}

/** Query of an address for the page to keep its colour after a reload; empty without one. */
export const colourQuery = (query: string): string => {
  const colour = readableColour(query)
  return colour ? `${colourParameter}=${colour.slice(1)}` : ''
}

/** Applies the colour of the site around an embed. Set as a property: the policy allows no style in the markup. */
export function wearColour(query: string) {
  const colour = readableColour(query)
  if (colour) document.documentElement.style.setProperty('--qp-brand', colour)
}
