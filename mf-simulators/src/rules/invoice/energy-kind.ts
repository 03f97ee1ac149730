import { cpePattern, cuiPattern } from './contract'
import { informsOnly } from './line-kinds'
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
/** Words more usual for gas than for electricity, used where no heading decides. */
const gasRatherWords = /termo (?:tarifario )?fixo/
const longestHead = 60

const headKind = ({ plain }: Cell): Energy | undefined => {
  if (
    (plain.length > longestHead && !/^(?:luz|gas|eletricidade)\b.*(?:fatura|periodo)/.test(plain)) ||
    /\d[\d.,]*\s*(?:€|kwh|kva|m3)/.test(plain)
  )
    return undefined
  const both = /(?:eletric|electric|luz).*\bgas\b|\bgas\b.*(?:eletric|electric|luz)/.test(plain)
  if (both) return undefined
  return electricityHead.test(plain) ? 'electricity' : gasHead.test(plain) ? 'gas' : undefined
}

/** kWh, their price and what they come to. */
const chargedKwh = /\d\s*\(?k[wv]{1,2}h\b(?!\s?\/).*\b0[.,]\d{3,}.*\d[.,]\d\d\b/
const stranger =
  /\bagua|saneamento|hidric|residuos|esgoto|telecomunic|internet|televis|\btv\b|\bcanais\b|chamadas|\bfibra\b|apolice|mobilidade|carregamento|\bpremio\b|\bseguros?\b|condominio|franquia|aquecimento|arrefecimento|\bclimaespaco|\bexcedente/

/** The energies of the invoice: those of its supply codes; without any, those of charged kWh or of a stated contract. */
function energiesIn(lines: readonly Line[]): ReadonlySet<Energy> {
  const has = (pattern: RegExp) => lines.some(({ plain }) => pattern.test(plain))
  const coded = [
    ...(has(cpePattern) ? ['electricity' as const] : []),
    ...(has(cuiPattern) ? ['gas' as const] : []),
  ]
  const isStrange = lines.filter(({ plain }) => stranger.test(plain)).length > 1
  const isPriced = has(chargedKwh) || has(/(?:€|\beur|cent\w*)\s?\/\s?k[wv]{1,2}\s?h/)
  if (coded.length > 0) return new Set(isStrange && !isPriced ? [] : coded)
  if (!has(isStrange ? chargedKwh : /k[wv]{1,2}\s?h\b/)) return new Set()
  const stated = lines.map(({ plain }) => plain).filter((plain) => !informsOnly(plain))
  const states = (pattern: RegExp) => stated.some((plain) => pattern.test(plain))
  const gas =
    has(/\bgas\b|lgas\b|\bgn\b/) && states(/\d\s*m(?:3|³)|\bcui\b|escalao|termo fixo.*gas|\bgas\b.*kwh/)
  const electricity =
    states(/\d\s*kva\b|kva\)?\W{0,3}\d|potencia contratada\W{0,3}\d|\bcpe\b/) ||
    (has(chargedKwh) && !gas && !isStrange)
  return new Set([...(electricity ? ['electricity' as const] : []), ...(gas ? ['gas' as const] : [])])
}

interface EnergyTeller {
  readonly kinds: ReadonlySet<Energy>
  readonly ofReading: (reading: Reading) => Energy | undefined
  readonly ofLine: (line: Line, at: number) => Energy | undefined
}

/**
 * Finds the energy of a number: by the words of its row, else by the nearest heading above that is over it or to its
 * left (electricity and gas may be side by side), else the only energy of the invoice.
 */
export function energyTeller(lines: readonly Line[]): EnergyTeller {
  const kinds = energiesIn(lines)
  const [only] = kinds.size === 1 ? kinds : []
  const heads = lines.map(({ cells }) =>
    cells.flatMap((cell) => {
      const kind = headKind(cell)
      return kind ? [{ kind, x: cell.x }] : []
    }),
  )
  const headAbove = (from: number, end: number) => {
    for (let at = from; at >= 0; at--) {
      const left = heads[at]?.filter(({ x }) => x <= end) ?? []
      if (left.length > 0) return left.at(-1)?.kind
      if ((heads[at]?.length ?? 0) === 1) return heads[at]?.[0]?.kind
    }
    return undefined
  }
  const energyOf = (words: string, at: number, end: number) => {
    const [electricity, gas] = [electricityWords.test(words), gasWords.test(words)]
    if (electricity !== gas) return electricity ? 'electricity' : 'gas'
    return headAbove(at, end) ?? (gasRatherWords.test(words) ? 'gas' : undefined)
  }
  return {
    kinds,
    ofReading: ({ label, near, head, at, end }) => only ?? energyOf(`${label} ${near} ${head}`, at, end),
    ofLine: ({ plain, cells }, at) => only ?? energyOf(plain, at, cells[0]?.x ?? 0),
  }
}
