import type { Reading } from './readings'

/** Hours that the meter counts apart; `simple` is all of them together. */
export type Period = 'simple' | 'peak' | 'mid' | 'outsideOffPeak' | 'offPeak'

/** The period that a label names, folded. Undefined for none, `mixed` for several. */
export function periodIn(label: string): Exclude<Period, 'simple'> | 'mixed' | undefined {
  const outside = /fora\s*(?:de|do|d[eo]\s*)?\s*vazio|f\.?\s?vazio|\bfora vaz|ponta\s*(?:e|\+|\/|&)\s*cheias?/
  const rest = label.replace(new RegExp(outside, 'g'), ' ')
  const hits = [
    outside.test(label) && ('outsideOffPeak' as const),
    /vazio/.test(rest) && ('offPeak' as const),
    /\bpontas?\b/.test(rest) && ('peak' as const),
    /\bcheias?\b/.test(rest) && ('mid' as const),
  ].filter((hit) => hit !== false)
  return hits.length > 1 ? 'mixed' : hits[0]
}

/** The period of a number: by its own label, the head of its column, the words near it, at last those of its row. */
export function periodOf({ label, head, near, row }: Reading): Period | 'mixed' {
  for (const words of [label, head, near, row]) {
    const period = periodIn(words)
    if (period) return period
  }
  return 'simple'
}

/** Words about a number that make it none of the contract's own prices or uses. */
const foreign =
  /acesso|\bredes\b|\btar\b|\biec\b|imposto|\bdgeg\b|audiovisual|\bcav\b|\btaxa (?:de )?(?:explor|dgeg|ocupa|subsolo)|\btos\b|subsolo|\bco2\b|emiss|\bomie\b|perdas|compara|referenci|historic|homolog|\bmedi[ao]\b|ano anterior|financiamento|tarifa social|pagaria|poupanca|poupou|campanha|penaliza|\bmora\b|radioativ|\bcapacitiva|reativa|excedente|injetad|autoconsumo|\bproduc(?:ao|oes)|produzid|mobilidade|carregament|\bmude\b|\badira\b|\bjunte\b|\bpoupe\b/
const discount = /desconto|reembols|estorno|bonus|promoc|credito|abatimento|oferta/

/** Headings of parts that only explain, compare or tax. */
const foreignSection =
  /^(?:tarifas? de )?acesso|^(?:outr[oa]s )?(?:taxas|impostos)|compara|mercado regulado|historic|simula|ja inclu|inclui/

export const isForeign = ({ label, near, row, sentence, section }: Reading) =>
  [label || near, row, sentence].some((words) => foreign.test(words)) || foreignSection.test(section)
export const isDiscount = ({ label, row, value }: Reading) =>
  discount.test(label) || discount.test(row) || value < 0
/** Lines that price the use of the networks apart from the energy. */
export const isNetworkAccess = ({ label, row }: Reading) => /acesso|\bredes\b|\btar\b/.test(`${label} ${row}`)

export const wordsOf = ({ label, head, near, row }: Reading) => [label, head, near, row].join(' | ')
