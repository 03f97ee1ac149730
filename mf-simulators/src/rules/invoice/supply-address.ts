import { type Found, found } from './found'
import type { Cell, Line } from './text-item'

const code = /(?<!\d)([1-9]\d{3})\s?[-–]\s?(\d{3})(?!\d)/
const supplyLabel =
  /(?:local|morada|endereco|ponto)[^.]{0,22}(?:consumo|fornecimento|abastecimento|instalacao|entrega)|^instalacao\b|instalacao (?:em|sita)|local de instalacao|morada do contrato/
const postLabel =
  /morada (?:fiscal|postal|de (?:envio|faturacao|correspondencia))|correspondencia|expedicao|remetente/
const company =
  /capital social|\bsede\b|matriculad|conservatoria|nipc|nif:? ?5\d{8}|s\.\s?a\.|apartado|www\.|\blda\b|remsf|taxa paga|linha de apoio/

interface Place {
  readonly code: string
  readonly line: Line
  readonly cell: Cell
  readonly at: number
}

const placesOf = (lines: readonly Line[]): Place[] =>
  lines.flatMap((line, at) =>
    line.cells.flatMap((cell) => {
      const [, prefix, rest] = code.exec(cell.plain) ?? []
      return prefix ? [{ code: `${prefix}-${rest}`, line, cell, at }] : []
    }),
  )

const mostLinesBelow = 5

/** The label belongs to the text on its line to the right, or below it in the same column, before another label. */
function labelled(lines: readonly Line[], place: Place): 'supply' | 'post' | undefined {
  for (let at = place.at; at >= Math.max(0, place.at - mostLinesBelow); at--) {
    const line = lines[at]
    if (!line || line.page !== place.line.page) return undefined
    const near = line.cells.filter(
      (cell) =>
        cell.x <= place.cell.end &&
        (at === place.at || cell.x >= place.cell.x - 40 * line.height || cell.end >= place.cell.x),
    )
    const [closest] = near
      .filter(({ plain }) => supplyLabel.test(plain) || postLabel.test(plain))
      .toSorted((a, b) => Math.abs(a.x - place.cell.x) - Math.abs(b.x - place.cell.x))
    if (closest) return supplyLabel.test(closest.plain) ? 'supply' : 'post'
  }
  return undefined
}

/** Postal code of the home that is supplied: the one under its label, never the supplier's own. */
export function supplyPostalCodeIn(lines: readonly Line[]): Found<string> | undefined {
  const places = placesOf(lines).filter(
    ({ at, cell }) =>
      supplyLabel.test(cell.plain) ||
      ![at - 1, at, at + 1].some((near) => company.test(lines[near]?.plain ?? '')),
  )
  const supply = places.find((place) => labelled(lines, place) === 'supply')
  if (supply) return found(supply.code, [supply.line])
  const [first] = places
  if (!first) return undefined
  const only = places.every((place) => place.code === first.code)
  return found(
    first.code,
    [first.line],
    'check',
    only ? 'A fatura não diz se é a morada do consumo.' : 'A fatura traz mais do que uma morada.',
  )
}
