/** Kinds of costs that may be left out: TAEG and MTIC are then without them. */
const costKinds = ['insurance', 'fees', 'registration'] as const
export type LeftOut = (typeof costKinds)[number]

const names: Readonly<Record<LeftOut, string>> = {
  insurance: 'seguros',
  fees: 'comissões',
  registration: 'registos',
}

/** ` sem seguros, comissões nem registos`: suffix for the name of a rate or total without them. */
export function withoutWords(leftOut: readonly LeftOut[]): string {
  const words = leftOut.map((kind) => names[kind])
  const last = words.pop()
  if (last === undefined) return ''
  return ` sem ${words.length > 0 ? `${words.join(', ')} nem ` : ''}${last}`
}

/** The kinds given as zero. */
export const leftOutOf = (amounts: Partial<Readonly<Record<LeftOut, number>>>): LeftOut[] =>
  costKinds.filter((kind) => amounts[kind] === 0)
