import { type CardEntry, cardEntries, type EntryName } from './card-entries'
import { type KeptEntry, rememberEntry } from './household-card'

/** How a field of a form shares an entry of the household card. */
export interface CardShare {
  readonly entry: EntryName
  /** The card's text → the field's; an unfinished one is offered as a beginning. Missing: the same text. */
  fromCard?(text: string): string | undefined
  /** The field's text as typed → the card's. Missing: the same text. */
  toCard?(text: string): string | undefined
  /** Reads the card but never writes to it: its own answer is about something else. */
  readonly onlyTakes?: true
}

/** A field of a form as the card sees it. */
export interface SharingField {
  readonly name: string
  /** As typed; '' when there is no answer yet. */
  readonly text: string
  readonly field: {
    readonly card?: CardShare | undefined
    /** Text from the start. */
    readonly fallback?: unknown
    readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined
    /** Its answer never travels in an address, whatever its form does. */
    readonly personal?: true | undefined
    parse(text: string): unknown
  }
}

/** A form, as the card sees it. */
export interface SharingForm {
  readonly fields: readonly SharingField[]
  /** Its answers never travel in an address. */
  readonly personal?: boolean | undefined
}

/** An earlier answer that fits a field. */
export interface Offer {
  readonly field: string
  /** Text that pressing it writes into the field. */
  readonly text: string
  /** As a person reads it. */
  readonly shown: string
  /** Only the beginning: the visitor types the rest. */
  readonly begins: boolean
  readonly source: string
}

/** Personal entries are for personal forms and fields alone, both ways: elsewhere the answer would end in an address. */
const sharing = ({ fields, personal }: SharingForm) =>
  fields.flatMap(({ field, ...rest }) => {
    const { card } = field
    if (!card || (!personal && !field.personal && 'personal' in cardEntries[card.entry])) return []
    return [{ ...rest, field, card }]
  })

/** Earlier answers for the fields that have none yet, in the order of the form. */
export function offersFor(form: SharingForm, kept: readonly KeptEntry[]): Offer[] {
  return sharing(form).flatMap(({ name, text, field, card }) => {
    const known = kept.find((entry) => entry.name === card.entry)
    const fill = known && (card.fromCard ? card.fromCard(known.text) : known.text)
    if (text.trim() !== '' || !known || fill === undefined) return []
    if (field.fallback !== undefined && field.parse(fill) === field.fallback) return []
    const { read, show } = cardEntries[card.entry]
    // A value derived from an earlier answer was not given in these words: it is shown in the form's own.
    const follows = card.onlyTakes && field.options?.find(({ value }) => value === fill)?.label
    const shown = follows || show(read(fill) ?? known.text)
    return [{ field: name, text: fill, shown, begins: field.parse(fill) === undefined, source: known.source }]
  })
}

/** Labels of the personal entries that a form shares: they are kept only where the visitor agrees. */
export const personalLabels = (form: SharingForm): string[] =>
  sharing(form).flatMap(({ card }) => {
    const { label, personal }: CardEntry = cardEntries[card.entry]
    return personal && !card.onlyTakes ? [label] : []
  })

/** Remembers what a form's fields share, with the page's title and date. */
export function rememberAnswers(form: SharingForm, origin: Pick<KeptEntry, 'source' | 'on'>): void {
  for (const { text, card } of sharing(form)) {
    if (card.onlyTakes) continue
    const answer = card.toCard ? card.toCard(text) : text
    if (answer !== undefined) rememberEntry(card.entry, answer, origin)
  }
}
