/** Kinds of costs that were not told: TAEG and MTIC are without them. */
const costKinds = ['insurance', 'fees', 'registration'] as const
export type LeftOut = (typeof costKinds)[number]

const names: Readonly<Record<LeftOut, string>> = {
  insurance: 'seguros',
  fees: 'comissões',
  registration: 'registos',
}

/** ` sem seguros, comissões nem registos`: what stands right behind the name of a rate or total without them. */
export function withoutWords(leftOut: readonly LeftOut[]): string {
  const words = leftOut.map((kind) => names[kind])
  const last = words.pop()
  if (last === undefined) return ''
  return ` sem ${words.length > 0 ? `${words.join(', ')} nem ` : ''}${last}`
}

/** The kinds that stand at zero. */
export const leftOutOf = (told: Partial<Readonly<Record<LeftOut, number>>>): LeftOut[] =>
  costKinds.filter((kind) => told[kind] === 0)
