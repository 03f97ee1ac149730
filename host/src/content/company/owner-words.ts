import { type OwnerField, ownerFieldNames, ownerFields } from '../../base/settings/owner-fields'
import { type IsGap, isEmptied, paragraphWithoutGaps, withoutGaps, wordPattern } from './owner-gaps'

/** Words that stories leave to the company and to its settings, as `empresa.nipc` → text. */
export type OwnerWords = Readonly<Record<string, string>>

type Facts = Readonly<Record<string, unknown>>

/** How long this host keeps things. */
export interface KeptTimes {
  readonly leadsKeptDays: number
  readonly refLogDays: number
  readonly newsletterConfirmHours: number
}

export const factOf = (facts: Facts, field: string): string => {
  const text = facts[field]
  return typeof text === 'string' ? text.trim() : ''
}

const daysText = (days: number) => (days % 365 === 0 ? `${(days / 365) * 12} meses` : `${days} dias`)

/** Every way to reach the company that is set, for the end of «podes contactar-nos por». */
function contactsOf(facts: Facts): string {
  const phone = factOf(facts, 'phoneText') || factOf(facts, 'phone')
  const email = factOf(facts, 'email')
  return [
    ...(phone ? [`telefone ${phone} (${factOf(facts, 'phoneCost')})`] : []),
    ...(email ? [`email ${email}`] : []),
    'formulário de contacto',
  ].join(', ')
}

/** Controller of personal data: as the editors wrote it, or put together from the set facts. */
export const controllerOf = (facts: Facts): string =>
  factOf(facts, 'controller') ||
  [
    factOf(facts, 'legalName'),
    factOf(facts, 'seat'),
    factOf(facts, 'taxNumber') && `NIPC ${factOf(facts, 'taxNumber')}`,
    factOf(facts, 'dataContact') || factOf(facts, 'email'),
  ]
    .filter(Boolean)
    .join(', ')

/** Meaning of each word today; '' for unset ones. */
export function ownerWords(facts: Facts, kept: KeptTimes): OwnerWords {
  const own = ownerFieldNames.map((name): [string, string] => {
    const { word, before = '', usual = '' }: OwnerField = ownerFields[name]
    const text = factOf(facts, name)
    return [`empresa.${word}`, text === '' ? usual : before + text]
  })
  return {
    ...Object.fromEntries(own),
    'empresa.contactos': contactsOf(facts),
    'empresa.responsavel': controllerOf(facts),
    'empresa.dados': factOf(facts, 'dataContact') || factOf(facts, 'email'),
    'prazo.pedidos': daysText(kept.leadsKeptDays),
    'prazo.visitas': daysText(kept.refLogDays),
    'prazo.newsletter': `${kept.newsletterConfirmHours} horas`,
  }
}

/** Every word with a value made up: a story is checked with all of its sentences. */
export const exampleWords = ownerWords(
  Object.fromEntries(ownerFieldNames.map((name) => [name, ownerFields[name].example])),
  { leadsKeptDays: 365, refLogDays: 90, newsletterConfirmHours: 48 },
)

/** Words that a sentence does without. */
const spare = new Set(
  ownerFieldNames.flatMap((name) => {
    const { word, spare }: OwnerField = ownerFields[name]
    return spare ? [`empresa.${word}`] : []
  }),
)

const gapIn =
  (words: OwnerWords): IsGap =>
  (word) =>
    words[word] === '' && !spare.has(word)

/** The words that a value of a story leaves open, at any depth. Stories may hold each other. */
export function wordsIn(value: unknown, seen = new Set<object>()): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(wordPattern)].map(([, word = '']) => word)
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((item) => wordsIn(item, seen))
}

/** A story value with its open words filled in, without sentences whose words have no value; else the same value. */
export const fillWords = <Value>(value: Value, words: OwnerWords): Value =>
  filled(value, words, new Map()) as Value

function filledText(text: string, words: OwnerWords): string {
  if (!text.includes('{')) return text
  const [kept = ''] = withoutGaps([text], gapIn(words))
  return (kept === text ? text : kept.trimEnd())
    .replace(/ \{([\w.-]+)\}/g, (whole, word) => (words[word] === '' ? '' : whole))
    .replace(wordPattern, (whole, word) => words[word] ?? whole)
}

/** @param known the result of each object; a cycle is left as it is */
function filled(value: unknown, words: OwnerWords, known: Map<object, unknown>): unknown {
  if (typeof value === 'string') return filledText(value, words)
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  known.set(value, value)
  const isGap = gapIn(words)
  const whole = Array.isArray(value) ? value : paragraphWithoutGaps(value, isGap)
  const entries = Object.entries(whole)
    .map(([name, item]) => [name, item, filled(item, words, known)] as const)
    .filter(([, before, after]) => !Array.isArray(whole) || !isEmptied(before, after, isGap))
  if (
    whole !== value ||
    entries.length < Object.keys(whole).length ||
    entries.some(([, before, after]) => before !== after)
  ) {
    const items = entries.map(([name, , item]) => [name, item] as const)
    known.set(value, Array.isArray(value) ? items.map(([, item]) => item) : Object.fromEntries(items))
  }
  return known.get(value)
}
