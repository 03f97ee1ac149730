import { callingCodesByLengths } from './calling-code-lengths'

const lengthsByCode = new Map(
  Object.entries(callingCodesByLengths).flatMap(([lengths, codes]) =>
    codes.split(' ').map((code) => [code, lengths.split(',').map(Number)] as const),
  ),
)

/** All country calling codes known, e.g. `351`, in numeric order. */
export const callingCodes: readonly string[] = [...lengthsByCode.keys()].sort((a, b) => Number(a) - Number(b))

/** Lengths a national number may have behind a calling code, shortest first; none for an unknown code. */
export const phoneLengths = (callingCode: string): readonly number[] => lengthsByCode.get(callingCode) ?? []

/** True when so many national digits can exist behind a calling code. The number need not be in use. */
export const isPhoneLength = (callingCode: string, digits: string): boolean =>
  /^\d+$/.test(digits) && phoneLengths(callingCode).includes(digits.length)

/** The calling code that digits in international form start with. No code is the start of another one. */
export const callingCodeOf = (international: string): string | undefined =>
  [1, 2, 3].map((length) => international.slice(0, length)).find((code) => lengthsByCode.has(code))
