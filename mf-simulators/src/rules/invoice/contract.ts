import type { BillLine } from './bill-lines'
import { type Found, found } from './found'
import { informsOnly, wordsOf } from './line-kinds'
import type { Reading } from './readings'
import type { Line } from './text-item'

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

function codeIn(lines: readonly Line[], pattern: RegExp): Found<string> | undefined {
  for (const line of lines) {
    const [code] = pattern.exec(line.plain) ?? []
    if (code) return found(compact(code), [line])
  }
  return undefined
}

export const cpePattern = /\bpt\s?00\d\d(?:\s?\d){12}\s?[a-z]{2}\b/
export const cuiPattern = /\bpt\s?1[67](?:\s?\d){13,15}\s?[a-z]{2}\b/

/** A bill of several homes: no sum of it is that of one. */
export const hasSeveralPoints = (lines: readonly Line[]) =>
  [cpePattern, cuiPattern].some((pattern) => {
    const codes = lines.flatMap(({ plain }) => [...plain.matchAll(new RegExp(pattern, 'g'))])
    return new Set(codes.map(([code]) => compact(code))).size > 1
  })

/** Code of the electricity supply point: PT, the operator's four digits, twelve digits and two letters. */
export const cpeIn = (lines: readonly Line[]) => codeIn(lines, cpePattern)

/** Code of the gas supply point: PT16, thirteen to fifteen digits and two letters. */
export const cuiIn = (lines: readonly Line[]) => codeIn(lines, cuiPattern)

export type Meter = 'simple' | 'bi' | 'tri'

const meters: Readonly<Record<Meter, RegExp>> = {
  tri: /\btri[\s-]?hor/,
  bi: /\bbi[\s-]?hor/,
  simple:
    /(?:tarifa|opcao|horari[oa]|ciclo|contagem|tarifario|produto|contador|plano)[^.]{0,40}\bsimples\b|\bsimples\b[^.]{0,20}(?:tarifa|horari)|^\s*simples\s*$|\bkva\W{0,3}simples\b|mono[\s-]?horari/,
}

/** How many periods the contract counts, by its words; undefined where it names none, or several. */
export function meterIn(lines: readonly Line[]): Found<Meter> | undefined {
  const named = (Object.entries(meters) as [Meter, RegExp][]).map(([meter, pattern]) => ({
    meter,
    lines: lines.filter(
      ({ plain, cells }) =>
        !informsOnly(plain) && (pattern.test(plain) || cells.some((cell) => pattern.test(cell.plain))),
    ),
  }))
  const counted = named.filter((one) => one.lines.length > 0)
  const labelled = counted.filter((one) =>
    one.lines.some(
      ({ plain }) =>
        /opcao|tarifa|ciclo|contratad|potencia|horario|contagem/.test(plain) &&
        !/ou (?:bi|tri)|disponiv|escolh|estivesse/.test(plain),
    ),
  )
  const [only] = labelled.length === 1 ? labelled : counted.length === 1 ? counted : []
  return only && found(only.meter, only.lines.slice(0, 1))
}

/** Whether the hours differ at the weekend. */
export function cycleIn(lines: readonly Line[]): Found<'daily' | 'weekly'> | undefined {
  const at = (pattern: RegExp) => lines.find(({ plain }) => pattern.test(plain))
  const daily = at(/ciclo[^.]{0,25}diari[oa]|horari[oa][\s\-–(:]{1,4}(?:ciclo )?diari[oa]/)
  const weekly = at(/ciclo[^.]{0,25}semanal|horari[oa][\s\-–(:]{1,4}(?:ciclo )?semanal/)
  if (daily && weekly) return undefined
  return daily ? found('daily', [daily]) : weekly && found('weekly', [weekly])
}

const tier =
  /\besc(?:alao|\.)(?:\s+(?:de\s+)?(?:consumo|gas(?: natural)?|contratado))*\s*[:.\-–]?\s*(?:n[.ºo]*\s*)?0?([1-4])\b(?!\s*(?:%|,\d|\.\d|€|kwh|a \d))|\b([1-4])\s?\.?\s?[ºo]?\s*escalao/

/** Whom a tariff is for, not what this home has. */
const defines = /tarifa social|\bclientes\b|aplica-se|destina/

/** Tier of the gas contract, 1 to 4: next to the word, or below it. */
export function gasTierIn(lines: readonly Line[], readings: readonly Reading[]): Found<number> | undefined {
  const named = lines.flatMap((line) => {
    const hit = informsOnly(line.plain) || defines.test(line.plain) ? null : tier.exec(line.plain)
    return hit ? [{ line, value: Number(hit[1] ?? hit[2]) }] : []
  })
  const [first] = named
  const clear = named.every(({ value }) => value === first?.value)
  if (first) return found(first.value, [first.line], clear ? 'sure' : 'check')
  const below = readings.find(
    (one) =>
      one.unit === undefined &&
      [1, 2, 3, 4].includes(one.value) &&
      !defines.test(one.line.plain) &&
      /escalao/.test(one.label ? `${one.label} ${one.head}` : wordsOf(one)),
  )
  return below && found(below.value, [below.line])
}

const inContract = /\btarifa social\W{1,60}(?:(nao)\b(?: aplicavel| tem)?|sim|ativ[ao]|aplicada)\W*$/
const discountAlone = /^\W*(?:desc\w*\.?|tarifa social)\b[^.]{0,40}[-−–]\s?\d+[.,]\d\d\s?(?:€|eur)?\W*$/

/** Whether the home pays the social tariff: its discount was billed, or the contract's own field has it. */
export function socialTariffIn(
  lines: readonly Line[],
  charged: readonly BillLine[],
): Found<boolean> | undefined {
  const billed = charged.filter(({ kind, amount = 0 }) => kind === 'social' && amount < 0)
  if (billed.length > 0)
    return found(
      true,
      billed.map(({ used }) => used.line),
    )
  const field = lines.find(({ plain, cells }) =>
    [plain, ...cells.map((cell) => cell.plain)].some((text) => inContract.test(text)),
  )
  if (field) return found(!/tarifa social\W{1,60}nao\b/.test(field.plain), [field])
  const alone = lines.find(({ plain }) => /tarifa social/.test(plain) && discountAlone.test(plain))
  return alone && found(true, [alone], 'check')
}
