import { type Found, found } from '../invoice/found'
import type { Line } from '../invoice/text-item'
import { isNear, partsIn, type Seen, seenAfter } from './labelled'
import type { PaperFigures } from './loan-sheet'

const totalLabel =
  /premio total|total (?:a pagar|anual|d[oa] (?:recibo|anuidade|premio|ano))|valor (?:total|a pagar|anual)|montante a pagar|(?:premio|pagamento) anual|^total\b/
const priceLabel = /premio (?:comercial|simples|base)/
const taxLabel =
  /impost|encargos|\btaxas?\b|\bfga\b|\binem\b|\bselo\b|\banpc\b|custo d[ea] apolice|parafiscal/
const beforeLabel = /anterior|ano passado|recibo de 20\d\d|anuidade de 20\d\d/
const parts = /(\d{1,2})\s+(?:prestac\w+|pagamentos|recibos|frac\w+)/
const without =
  /nao (?:contratad|inclui|abrang|subscri)|excluid|sem cobertura|opcional|nao aplica|franquia.*(?:choque|danos|furto|vidros)|pode (?:juntar|incluir)|adicione|\bn\/c\b/

/** From the most to the least that a package covers. */
const covers = [
  ['all', /choque|colisao|capotamento|danos proprios/],
  ['robbery', /furto|roubo/],
  ['glass', /vidros/],
  ['mandatory', /responsabilidade civil|danos? (?:a|contra) terceiros/],
] as const

function coversIn(lines: readonly Line[]): Found<string> | undefined {
  for (const [name, words] of covers) {
    const named = lines.filter(({ plain }) => words.test(plain) && !without.test(plain))
    if (named.length > 0)
      return found(name, named.slice(0, 1), 'check', 'Confirma com a lista de coberturas da carta.')
  }
  return undefined
}

/** How often a premium is paid. */
const fraction =
  /(?:frac\w*namento|periodicidade|forma de pagamento)\W+(?:d[aeo] \w+\W+)?(mensal|trimestral|semestral)/
const timesAYear: Readonly<Record<string, number>> = { mensal: 12, trimestral: 4, semestral: 2 }

const sumOf = (seen: readonly Seen[]) => seen.reduce((sum, { value }) => sum + value, 0)

/**
 * A notice of renewal or its receipt: the insurer writes the premium of the new year in it, at least 30 days before (regime of
 * the contract of insurance, DL 72/2008, article 60 of its annex).
 */
export function renewalIn(lines: readonly Line[]): PaperFigures {
  const isNow = lines.filter(({ plain }) => !beforeLabel.test(plain))
  const totals = seenAfter(isNow, totalLabel, 'eur', parts)
  const yearly = totals.filter(({ line }) => /anual|anuidade|\bano\b/.test(line.plain))
  const [total] = [...yearly, ...totals.toSorted((one, two) => two.value - one.value)]
  const [split] = partsIn(isNow, parts).map(({ count, each, line }) => ({
    value: Number((count * each).toFixed(2)),
    line,
  }))
  const [, often] = fraction.exec(isNow.map(({ plain }) => plain).join(' ')) ?? []
  const times = total && often && yearly.length === 0 && !split ? timesAYear[often] : undefined
  const value = total && split && total.value < split.value * 0.98 ? split : (total ?? split)
  const price = seenAfter(isNow, priceLabel, 'eur', parts)[0]
  const taxes = seenAfter(
    isNow.filter(({ plain }) => !totalLabel.test(plain) && !priceLabel.test(plain)),
    taxLabel,
    'eur',
    parts,
  )
  const agrees =
    value !== undefined &&
    !times &&
    ((price !== undefined && isNear(price.value + sumOf(taxes), value.value) && taxes.length > 0) ||
      (split !== undefined && total !== undefined && value === total && isNear(split.value, total.value)))
  const excess = seenAfter(isNow, /franquia/, 'eur', /%/)
  const [before] = seenAfter(
    lines.filter(({ plain }) => beforeLabel.test(plain)),
    beforeLabel,
    'eur',
    /vigor/,
  )
  const check = (seen: Seen | undefined) =>
    seen && found(seen.value, [seen.line], 'check', 'Não há na carta outros valores que o confirmem.')
  const year =
    total &&
    times &&
    found(
      Number((total.value * times).toFixed(2)),
      [total.line],
      'check',
      `São ${times} pagamentos por ano como este.`,
    )
  return {
    total: year || (value && (agrees ? found(value.value, [value.line]) : check(value))),
    covers: coversIn(lines),
    excess: check(excess[0]),
    lastTotal: check(before),
  }
}
