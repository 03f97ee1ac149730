import { type Found, found } from './found'
import type { Reading } from './readings'
import type { Line } from './text-item'
import { wordsOf } from './words'

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

function codeIn(lines: readonly Line[], pattern: RegExp): Found<string> | undefined {
  for (const line of lines) {
    const [code] = pattern.exec(line.plain) ?? []
    if (code) return found(compact(code), [line])
  }
  return undefined
}

/** Code of the electricity supply point: PT, the operator's four digits, twelve digits and two letters. */
export const cpeIn = (lines: readonly Line[]) => codeIn(lines, /\bpt\s?00\d\d(?:\s?\d){12}\s?[a-z]{2}\b/)

/** Code of the gas supply point: PT16, thirteen to fifteen digits and two letters. */
export const cuiIn = (lines: readonly Line[]) => codeIn(lines, /\bpt\s?1[67](?:\s?\d){13,15}\s?[a-z]{2}\b/)

export type Meter = 'simple' | 'bi' | 'tri'

const meters: Readonly<Record<Meter, RegExp>> = {
  tri: /\btri[\s-]?hor/,
  bi: /\bbi[\s-]?hor/,
  simple:
    /(?:tarifa|opcao|horari[oa]|ciclo|contagem|tarifario|produto|contador|plano)[^.]{0,40}\bsimples\b|\bsimples\b[^.]{0,20}(?:tarifa|horari)|^\s*simples\s*$|\bkva\W{0,3}simples\b|mono[\s-]?horari/,
}

/** How many periods the contract counts, by its words; undefined where it says none, or several. */
export function meterIn(lines: readonly Line[]): Found<Meter> | undefined {
  const named = (Object.entries(meters) as [Meter, RegExp][]).map(([meter, pattern]) => ({
    meter,
    lines: lines.filter(
      ({ plain, cells }) => pattern.test(plain) || cells.some((cell) => pattern.test(cell.plain)),
    ),
  }))
  const counted = named.filter((one) => one.lines.length > 0)
  const labelled = counted.filter((one) =>
    one.lines.some(
      ({ plain }) =>
        /opcao|tarifa|ciclo|contratad|potencia|horario|contagem/.test(plain) &&
        !/ou (?:bi|tri)|disponiv|escolh|mud|pagaria|tivesse|estivesse/.test(plain),
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

/** Tier of the gas contract, 1 to 4: beside the word, or below it. */
export function gasTierIn(lines: readonly Line[], readings: readonly Reading[]): Found<number> | undefined {
  for (const line of lines) {
    const hit = tier.exec(line.plain)
    if (hit) return found(Number(hit[1] ?? hit[2]), [line])
  }
  const below = readings.find(
    (one) =>
      one.unit === undefined &&
      [1, 2, 3, 4].includes(one.value) &&
      /escalao/.test(one.label ? `${one.label} ${one.head}` : wordsOf(one)),
  )
  return below && found(below.value, [below.line])
}

const withTariff = /tarifa social/
const denied = /nao (?:tem|beneficia|aplic|esta)|sem tarifa social|tarifa social\W{0,3}\s*nao\b|inativ/
const informs =
  /financiamento|saiba|pode(?:ra)? (?:ter|beneficiar|pedir)|se (?:tem|e|for)\b|tem direito|direito a|informac|consult|condic|elegiv|custo|\?/
const granted = /benefici[aá]|com tarifa social|aplicad|desconto|tarifa social\W{0,3}\s*sim\b|ativ[ao]/

/** Whether the home pays the social tariff. Texts that only explain it, and what suppliers pay for it, do not count. */
export function socialTariffIn(lines: readonly Line[]): Found<boolean> | undefined {
  const about = lines.filter(({ plain }) => withTariff.test(plain) && !informs.test(plain))
  const no = about.find(({ plain }) => denied.test(plain))
  if (no) return found(false, [no])
  const yes = about.find(({ plain }) => granted.test(plain) || /[-−–]\s?\d+[.,]\d/.test(plain))
  return yes && found(true, [yes])
}

const totals =
  /total (?:a pagar|da (?:tua |sua )?fatura|fatura|desta fatura|a debitar)|valor (?:a pagar|total|da fatura|a debitar)|montante (?:a pagar|total|a debitar)|quanto (?:tenho|tens|tem) (?:a|de) pagar|a pagar/

/** EUR by its sign, or by the two decimals that end its line. */
const isAmount = ({ unit, value, line }: Reading) =>
  value > 0 && (unit === 'eur' || (unit === undefined && /[.,]\d\d$/.test(line.plain)))

/** «Total» and nothing else: the greatest of them, which holds the others. */
function plainTotalIn(readings: readonly Reading[]): Found<number> | undefined {
  const [best] = readings
    .filter((one) => /(?:^| {2})total(?: (?:c\/|com) ?iva)?\W*$/.test(one.label) && isAmount(one))
    .toSorted((a, b) => b.value - a.value)
  return best && found(best.value, [best.line], 'check', 'A linha só diz «total».')
}

/** Total that the invoice asks for, EUR with VAT. */
export function totalIn(readings: readonly Reading[]): Found<number> | undefined {
  const named = readings.filter(
    (one) =>
      isAmount(one) &&
      totals.test(`${one.label} | ${one.near} | ${one.head} | ${one.sentence}`) &&
      !/sem iva|anterior|divida|saldo/.test(`${one.label} ${one.near}`),
  )
  const [best] = named
  if (!best) return plainTotalIn(readings)
  const clear = named.every(({ value }) => value === best.value)
  return found(
    best.value,
    [best.line],
    clear ? 'sure' : 'check',
    clear ? undefined : 'A fatura traz mais do que um total.',
  )
}
