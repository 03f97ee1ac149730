import type { Reading } from './readings'
import type { Cell, Line } from './text-item'

export type Energy = 'electricity' | 'gas'

const opening = String.raw`^[^a-z]*(?:(?:detalhe|resumo|fatura|faturacao|consumos?|fornecimento|contrato|servico|dados|energia|valor|total|tarifa|o|a|teu|tua|seu|sua|d[aeo]s?|em|com)\b[^a-z]*)*`
const electricityHead = new RegExp(
  `${opening}(?:eletricidade|electricidade|energia eletrica|eletrica|luz)\\b`,
)
const gasHead = new RegExp(`${opening}(?:gas natural|gas)\\b`)
const electricityWords = /eletric|electric|\bkva\b|potencia|vazio|\bcheias?\b|\bpontas?\b|\bcpe\b/
const gasWords = /\bgas\b|\bm3\b|m³|\bcui\b|escalao/
/** Said of gas more than of electricity, where no heading tells. */
const gasRatherWords = /termo (?:tarifario )?fixo/
const longestHead = 60

const headKind = ({ plain }: Cell): Energy | undefined => {
  if (plain.length > longestHead || /\d[\d.,]*\s*(?:€|kwh|kva|m3)/.test(plain)) return undefined
  const both = /(?:eletric|electric|luz).*\bgas\b|\bgas\b.*(?:eletric|electric|luz)/.test(plain)
  if (both) return undefined
  return electricityHead.test(plain) ? 'electricity' : gasHead.test(plain) ? 'gas' : undefined
}

/** The energies of the invoice: their supply codes, or what only one of them has. */
export function energiesIn(lines: readonly Line[]): ReadonlySet<Energy> {
  const text = lines.map(({ plain }) => plain).join('\n')
  const kinds = new Set<Energy>()
  if (/pt\s?000\d|\d\s*kva\b|potencia contratada|\bcpe\b/.test(text)) kinds.add('electricity')
  if (
    /\bgas\b|lgas\b|\bgn\b/.test(text) &&
    /pt\s?1[67]\d\d|\bcui\b[\s:.]*pt|\d\s*m(?:3|³)|escalao(?: de consumo| gas)?[\s:.-]*0?[1-4]\b|[1-4]\s?\.?[ºo]?\s?escalao|termo fixo.*gas/.test(
      text,
    )
  )
    kinds.add('gas')
  return kinds
}

/**
 * Tells which energy a number is about: the words of its row, else the nearest heading above that stands over it or to
 * its left (electricity and gas may stand side by side), else the only energy of the invoice.
 */
export function energyTeller(lines: readonly Line[]): (reading: Reading) => Energy | undefined {
  const kinds = energiesIn(lines)
  const [only] = kinds.size === 1 ? kinds : []
  const heads = lines.map(({ cells }) =>
    cells.flatMap((cell) => {
      const kind = headKind(cell)
      return kind ? [{ kind, x: cell.x }] : []
    }),
  )
  const headAbove = (reading: Reading) => {
    for (let at = reading.at; at >= 0; at--) {
      const left = heads[at]?.filter(({ x }) => x <= reading.end) ?? []
      if (left.length > 0) return left.at(-1)?.kind
      if ((heads[at]?.length ?? 0) === 1) return heads[at]?.[0]?.kind
    }
    return undefined
  }
  return (reading) => {
    if (only) return only
    const words = `${reading.label} ${reading.near} ${reading.head}`
    const [electricity, gas] = [electricityWords.test(words), gasWords.test(words)]
    if (electricity !== gas) return electricity ? 'electricity' : 'gas'
    return headAbove(reading) ?? (gasRatherWords.test(words) ? 'gas' : undefined)
  }
}
