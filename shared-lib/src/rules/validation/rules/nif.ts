import { plainCharacters } from '../../text/plain-characters'

/** A tax number as people write or paste it (`PT 504-426-290`, `NIF: 504.426.290`) without all that is no part of it. */
export const normalNif = (text: string): string =>
  plainCharacters(text)
    .replace(/[\s.\-/:_()]/g, '')
    .replace(/^(?:\p{L}{3,}|no?)?(?:pt)?(?=\d)/iu, '')

/** Check digit of the first eight digits: weights 9 to 2, modulo 11, and 10 and 11 become 0. */
function checkDigit(digits: string): number {
  const sum = [...digits].slice(0, 8).reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/**
 * Portuguese tax number (NIF): nine digits, the last one a modulo-11 check digit. None begins with 0.
 * Source: https://pt.wikipedia.org/wiki/Número_de_identificação_fiscal.
 */
export const isNif = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{8}$/.test(text) && Number(text[8]) === checkDigit(text)
