import fc from 'fast-check'

/** Tries a check with many inputs of each kind, and fails with the smallest that it does not hold for. */
export const forAll = <Inputs extends [unknown, ...unknown[]]>(
  ...property: Parameters<typeof fc.property<Inputs>>
): void => fc.assert(fc.property(...property))
