import { isRecord } from 'shared-lib/contract/is-record'
import type { OfferKind, PartnerOffer } from 'shared-lib/contract/partner-offers'
import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { typedNumber } from 'shared-lib/rules/money/typed-number'
import { checkOf } from '../../api/calculators/check-schema'
import type { FieldProblem } from '../../base/security/project-error'
import { type Block, blocksOf, type Fields, textOf } from '../../content/source/story'
import { componentOf, type OfferField, offerFields, yesAndNo } from './offer-block'

/** An offer as an editor wrote it, or every fault of it by its place in the offer: `prices.0.energy.all`. */
type ReadOffer = PartnerOffer | { readonly problems: readonly FieldProblem[] }

const given = (block: Fields, key: string) => textOf(String(block[key] ?? '')).trim()

/** The CMS keeps a day as `2026-11-22 00:00`. */
const day = (block: Fields, key: string) => given(block, key).slice(0, 10)

/** The value of a text; an invalid one stays as it was written, so that the check refuses it. */
function typedValue({ type, items, minimum, maximum = Infinity }: OfferField['node'], text: string): unknown {
  if (text === '') return undefined
  if (items) return text.split('\n').flatMap((line) => typedValue(items, line.trim()) ?? [])
  if (type === 'boolean') return Object.hasOwn(yesAndNo, text) ? text === 'sim' : text
  if (type !== 'number' && type !== 'integer') return text
  // Only where three digits may follow the comma is `3.125` a rate: a percentage, or the price of one kWh.
  const decimals = type === 'integer' ? 0 : maximum <= 100 ? 6 : 2
  const rules = { decimals, rounded: decimals > 0 }
  return typedNumber(text, { ...rules, min: minimum, max: maximum }) ?? typedNumber(text, rules) ?? text
}

/** Sets a value at its path, creating the records around it. */
function put(record: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) record[name] = value
  else {
    const inner = (record[name] ?? {}) as Record<string, unknown>
    put(inner, rest, value)
    record[name] = inner
  }
}

/** A list of records; undefined where it is optional and empty. */
function recordsOf({ node: { items = {} }, component = '', required }: OfferField, given: unknown) {
  const records = blocksOf(given).map((item) => recordOf(component, items, item))
  return records.length > 0 || required ? records : undefined
}

function recordOf(component: string, node: OfferField['node'], block: Fields): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const field of offerFields(component, node)) {
    const { key, path, node: member } = field
    const value = field.component ? recordsOf(field, block[key]) : typedValue(member, given(block, key))
    if (value !== undefined) put(record, path, value)
  }
  return record
}

const needed = 'Este campo é obrigatório'

function dayProblems(block: Fields, key: string): readonly FieldProblem[] {
  const written = day(block, key)
  if (written === '') return [{ field: key, message: needed }]
  return isIsoDate(written) ? [] : [{ field: key, message: 'Escolhe a data no calendário do campo' }]
}

const isWebPage = (text: string) => text.length <= 500 && /^https:\/\/[^\s]+$/.test(text)

/** Faults that the product's schema does not see: a partner's offer has an end and a source that can be named. */
function evidenceProblems(block: Fields): readonly FieldProblem[] {
  const url = given(block, 'sourceUrl')
  const title = given(block, 'sourceTitle')
  const days = [...dayProblems(block, 'asOf'), ...dayProblems(block, 'until')]
  const isBackwards = days.length === 0 && day(block, 'until') < day(block, 'asOf')
  return [
    ...days,
    ...(isBackwards ? [{ field: 'until', message: 'A oferta acaba antes do dia do preço' }] : []),
    ...(title === '' ? [{ field: 'sourceTitle', message: needed }] : []),
    ...(title.length > 300 ? [{ field: 'sourceTitle', message: 'Usa no máximo 300 letras' }] : []),
    ...(url === '' || isWebPage(url)
      ? []
      : [{ field: 'sourceUrl', message: 'Escreve um endereço que comece por https://' }]),
  ]
}

/** Records whose smallest value is above the largest, which no schema sees. */
const turnedRanges = (value: unknown, at: readonly string[] = []): readonly FieldProblem[] => {
  if (!isRecord(value)) return []
  const { min, max } = value
  const inside = Object.entries(value).flatMap(([name, one]) => turnedRanges(one, [...at, name]))
  return typeof min === 'number' && typeof max === 'number' && min > max
    ? [...inside, { field: [...at, 'max'].join('.'), message: 'O máximo é mais baixo do que o mínimo' }]
    : inside
}

/** Reads one block of a kind and holds it against the kind's schema. Never throws, whatever the block holds. */
export function readOffer(name: string, { schema }: OfferKind, block: Block): ReadOffer {
  const missing = evidenceProblems(block)
  const id = given(block, 'id')
  const source = `partner-${id}`.slice(0, 100)
  const doubt = given(block, 'doubt')
  const evidence = {
    asOf: day(block, 'asOf'),
    until: day(block, 'until'),
    sources: [source],
    confidence: given(block, 'confidence'),
    ...(doubt && { doubt }),
  }
  const offer = { ...recordOf(componentOf(name), schema, block), id, evidence }
  const reported = new Set(missing.map(({ field }) => field))
  const problems = [
    ...missing,
    ...checkOf(schema)(offer).flatMap((problem) => {
      const field = problem.field.replace(/^evidence\./, '')
      return reported.has(field) ? [] : [{ ...problem, field }]
    }),
    ...turnedRanges(offer),
  ]
  if (problems.length > 0) return { problems }
  const url = given(block, 'sourceUrl')
  return {
    offer: offer as unknown as PartnerOffer['offer'],
    source: { title: given(block, 'sourceTitle'), dated: evidence.asOf, ...(url && { url }) },
  }
}
