/**
 * Postal prefixes of the mainland all of whose municipalities lack piped gas, packed: the first two digits, then the
 * last two of each. Made from `postal-municipalities.json` (2015) and `gas-municipalities.json` (2026), too heavy for
 * the browser; the test makes it again. A prefix newer than the list is not in it and stays unknown.
 */
export const packedPrefixesWithoutGas =
  '2240 253040 3070 3230405054607080 33000520305060 342030 355070 36102024304060708084 374044 454050 466090 51101420305055 6040506090 610010205060 62506090 63202450556070 640020243040 7040508090 7100506070 7220304050 73203040 7430405060708090 75004065708095 760030456570 77005080 7830607585 7900204060 81000425353650 820001 83006575 840001 8550 8600015070 880001 89005070'

export const prefixesWithoutGas: ReadonlySet<string> = new Set(
  packedPrefixesWithoutGas
    .split(' ')
    .flatMap((group) => (group.slice(2).match(/../g) ?? []).map((tail) => group.slice(0, 2) + tail)),
)
