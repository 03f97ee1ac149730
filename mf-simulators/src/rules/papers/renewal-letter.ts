import { type Found, found } from '../invoice/found'
import type { Line } from '../invoice/text-item'
import { isNear, partsIn, type Seen, seenAfter } from './labelled'
import type { PaperFigures } from './loan-sheet'

const totalLabel =
  /premio total|total (?:a pagar|anual|d[oa] (?:recibo|anuidade|premio|ano))|valor (?:total|a pagar|anual|d[oa] (?:recibo|premio|anuidade))|montante a pagar|(?:premio|pagamento)(?: unico)? anual|premio d[ao] (?:sua |seu )?(?:apolice|seguro|contrato)|^total\b/
const priceLabel = /premio (?:comercial|simples|base)/
const taxLabel =
  /impost|encargos|\btaxas?\b|\bfga\b|\binem\b|\bselo\b|\banpc\b|custo d[ea] apolice|parafiscal/
const beforeLabel = /anterior|ano passado|\bpagou\b|pagava|recibo de 20\d\d|anuidade de 20\d\d/
const parts = /(\d{1,2})\s+(?:prestac\w+|pagamentos|recibos|frac\w+)/
/** So many parts with the amount of each. */
const eachPart = new RegExp(`${parts.source}.*\\d,\\d\\d`)
const without =
  /nao (?:contratad|inclui|abrang|subscri)|excluid|sem cobertura|opcional|nao aplica|franquia.*(?:choque|danos|furto|vidros)|pode (?:juntar|incluir)|premio.* com .*cobertura|adicione|\bn\/c\b|\bnao\W*$/

/** From the most to the least that a package covers. */
const covers = [
  ['all', /choque|colisao|capotamento|danos proprios/],
  ['robbery', /furto|roubo/],
  ['glass', /vidros/],
  ['mandatory', /responsabilidade civil|\bterceiros\b/],
] as const

function coversIn(lines: readonly Line[]): Found<string> | undefined {
  for (const [name, words] of covers) {
    const named = lines.filter(({ plain }) => words.test(plain) && !without.test(plain))
    if (named.length > 0)
      return found(name, named.slice(0, 1), 'check', 'Confirma com a lista de coberturas da carta.')
  }
  return undefined
}

/** The year that a line of premiums is about. */
const yearOf = ({ plain }: Line) =>
  /premio|anuidade|recibo|total/.test(plain) ? Number(/\b20[2-4]\d\b(?![/.,-]\d)/.exec(plain)?.[0] ?? 0) : 0

/** `passa de 310 € para 352 €` as the line of either. */
const withRises = (lines: readonly Line[]) =>
  lines.flatMap((line) => {
    const [, from, to] = /\bpass\w+ (d[ae] .*?\d.*?) para (.*\d.*)/.exec(line.plain) ?? []
    return from && to
      ? [
          { ...line, plain: `premio anterior ${from}` },
          { ...line, plain: `premio anual ${to}` },
        ]
      : [line]
  })

/** How often a premium is paid. */
const fraction =
  /(?:frac\w+|periodicidade|pagamento|recibo|cobranca)\W+(?:d[aeo] \w+\W+)?(mensal|trimestral|semestral)/
/** Signs that a receipt is not for a whole year. */
const isPart = ({ plain }: Line) => {
  if (/\bfracc?(?:ao|oes)\b|mensal|mestral|todos os meses|duodecimo/.test(plain)) return true
  const [, month, year, lastMonth, lastYear] =
    /\b\d\d?[/.-](\d\d?)[/.-](\d{4})\W+(?:a|ate|e)\W+\d\d?[/.-](\d\d?)[/.-](\d{4})/.exec(plain) ?? []
  return (
    lastYear !== undefined && 12 * (Number(lastYear) - Number(year)) + Number(lastMonth) - Number(month) < 11
  )
}
const timesAYear: Readonly<Record<string, number>> = { mensal: 12, trimestral: 4, semestral: 2 }

const sumOf = (seen: readonly Seen[]) => seen.reduce((sum, { value }) => sum + value, 0)

/**
 * A notice of renewal or its receipt: the insurer writes the premium of the new year in it, at least 30 days before (regime of
 * the contract of insurance, DL 72/2008, article 60 of its annex).
 */
export function renewalIn(printed: readonly Line[]): PaperFigures {
  const lines = withRises(printed).map((line) => ({
    ...line,
    // `€/ano` is the amount of a year, `€/mês` is none.
    plain: line.plain
      .replace(/(€|eur(?:os?)?) ?(?:\/|por) ?ano\b/g, '$1 anual')
      .replace(/(€|eur(?:os?)?) ?(?:\/|por) ?mes\b/g, '$1/x'),
  }))
  const thisYear = Math.max(...lines.map(yearOf))
  const isBefore = (line: Line) =>
    beforeLabel.test(line.plain) || (yearOf(line) > 0 && yearOf(line) < thisYear)
  const isNow = lines.filter((line) => !isBefore(line))
  const totals = seenAfter(isNow, totalLabel, 'eur', eachPart)
  const yearly = totals.filter(({ line }) => /anual|anuidade|\bano\b/.test(line.plain))
  const [total] = [...yearly, ...totals.toSorted((one, two) => two.value - one.value)]
  const [split] = partsIn(isNow, parts).map(({ count, each, line }) => ({
    value: Number((count * each).toFixed(2)),
    line,
  }))
  const [, often] = fraction.exec(isNow.map(({ plain }) => plain).join(' ')) ?? []
  const times = total && often && yearly.length === 0 && !split ? timesAYear[often] : undefined
  const isInParts = split && total && yearly.length === 0 && total.value < split.value * 0.98
  const value = isInParts ? split : (total ?? split)
  const price = seenAfter(isNow, priceLabel, 'eur', parts)[0]
  const taxes = seenAfter(
    isNow.filter(({ plain }) => !totalLabel.test(plain) && !priceLabel.test(plain)),
    taxLabel,
    'eur',
    parts,
  )
  const mayBePart = yearly.length === 0 && isNow.some(isPart)
  const agrees =
    value !== undefined &&
    !times &&
    !mayBePart &&
    ((price !== undefined && isNear(price.value + sumOf(taxes), value.value) && taxes.length > 0) ||
      (split !== undefined && total !== undefined && value === total && isNear(split.value, total.value)))
  const excess = seenAfter(isNow, /franquia/, 'eur', /%/)
  const before = [beforeLabel, totalLabel].flatMap((label) =>
    seenAfter(lines.filter(isBefore), label, 'eur', /vigor/),
  )[0]
  const unproven = 'Não há na carta outros valores que o confirmem.'
  const check = (seen: Seen | undefined, note = unproven) =>
    seen && found(seen.value, [seen.line], 'check', note)
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
    total:
      year ||
      (value &&
        (agrees
          ? found(value.value, [value.line])
          : check(value, mayBePart ? 'Pode ser só uma parte do ano.' : unproven))),
    covers: coversIn(lines),
    excess: check(excess[0]),
    lastTotal: check(before),
  }
}
