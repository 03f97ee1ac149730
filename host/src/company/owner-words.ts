import { ownerFieldNames, ownerFields } from './owner-fields'

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

/** Who is responsible for personal data: as the editors wrote it, or put together from what is set. */
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

/** Meaning of each word today. A gap says that it is one. */
export function ownerWords(facts: Facts, kept: KeptTimes): OwnerWords {
  const own = ownerFieldNames.map((name): [string, string] => {
    const { word, gap, before = '' }: { word: string; gap: string; before?: string } = ownerFields[name]
    const text = factOf(facts, name)
    return [`empresa.${word}`, text === '' ? gap : before + text]
  })
  return {
    ...Object.fromEntries(own),
    'empresa.contactos': contactsOf(facts),
    'empresa.responsavel': controllerOf(facts) || 'responsável por definir',
    'empresa.dados': factOf(facts, 'dataContact') || factOf(facts, 'email') || ownerFields.dataContact.gap,
    'prazo.pedidos': daysText(kept.leadsKeptDays),
    'prazo.visitas': daysText(kept.refLogDays),
    'prazo.newsletter': `${kept.newsletterConfirmHours} horas`,
  }
}

/** Every word as it stands while nobody has set anything. */
export const noOwnerWords = ownerWords({}, { leadsKeptDays: 365, refLogDays: 90, newsletterConfirmHours: 48 })

const wordPattern = /\{((?:empresa|prazo)\.[\w-]+)\}/g

/** The words that a value of a story leaves open, at any depth. Stories may hold each other. */
export function wordsIn(value: unknown, seen = new Set<object>()): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(wordPattern)].map(([, word = '']) => word)
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((item) => wordsIn(item, seen))
}

/** A value of a story with its open words filled in; what holds none is the very same value. */
export const fillWords = <Value>(value: Value, words: OwnerWords): Value =>
  filled(value, words, new Map()) as Value

/** @param known what each object became; one that holds itself is left as it is inside itself */
function filled(value: unknown, words: OwnerWords, known: Map<object, unknown>): unknown {
  if (typeof value === 'string')
    return value.includes('{') ? value.replace(wordPattern, (whole, word) => words[word] ?? whole) : value
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  known.set(value, value)
  const entries = Object.entries(value).map(
    ([name, item]) => [name, item, filled(item, words, known)] as const,
  )
  if (entries.some(([, before, after]) => before !== after)) {
    const items = entries.map(([name, , item]) => [name, item] as const)
    known.set(value, Array.isArray(value) ? items.map(([, item]) => item) : Object.fromEntries(items))
  }
  return known.get(value)
}
