const periods = [
  { name: 'mês', named: /mês|mensal/i, behind: /(p?\/|por|ao)?\s*(m[eê]s|mensa(l|is))\W*$/i },
  { name: 'ano', named: /\bano\b|anual/i, behind: /(p?\/|por|ao)?\s*(ano|anua(l|is))\W*$/i },
] as const

export type OwnPeriod = (typeof periods)[number]

/** The period of an amount with this label: a month below «Prestação por mês». */
export const ownPeriod = (label: string): OwnPeriod | undefined =>
  periods.find(({ named }) => named.test(label))

/** An amount without «about» and the period behind it: `≈ 300 €/mês`. */
export function withoutPeriod(text: string, period: OwnPeriod | undefined): string {
  const exact = text.normalize('NFKC').replace(/^\s*[≈~]\s*/, '')
  return period ? exact.replace(period.behind, '') : exact
}
