const periods = [
  ['mês', /mês|mensal/i, 'm[eê]s|mensa(l|is)'],
  ['ano', /\bano\b|anual/i, 'ano|anua(l|is)'],
] as const

/** The period of an amount with this label, and the pattern of what may follow it: `/mês` below «Prestação por mês». */
export function ownPeriod(label: string) {
  const [name, , words] = periods.find(([, named]) => named.test(label)) ?? []
  return name && { name, pattern: `(p?/|por|ao)?\\s*(${words})` }
}
