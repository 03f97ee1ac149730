const periods = [
  [/mês|mensal/i, /(p?\/|por|ao)?\s*(m[eê]s|mensa(l|is))\W*$/i],
  [/\bano\b|anual/i, /(p?\/|por|ao)?\s*(ano|anua(l|is))\W*$/i],
] as const

/** An amount without «about» and the period behind it, where its field asks for that one: `≈ 300 €/mês` below «Prestação por mês». */
export function withoutOwnPeriod(text: string, label: string): string {
  const [, behind] = periods.find(([named]) => named.test(label)) ?? []
  const exact = text.replace(/^\s*[≈~]\s*/, '')
  return behind ? exact.normalize('NFKC').replace(behind, '') : exact
}
