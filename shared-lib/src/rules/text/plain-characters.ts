/**
 * Typed or pasted text, in the characters of a keyboard: full-width digits and no-break blanks as plain ones, every
 * dash and minus as a hyphen, invisible marks (zero width, direction, soft hyphen) left out, blanks at both ends too.
 */
export const plainCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
