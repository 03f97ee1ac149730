import type { Schema } from '../../contract/define-micro-frontend'
import type { IsoDate } from '../../rules/dates/iso-date'
import type { LeadProblem as Problem } from '../../rules/validation/problem'
import type { CardShare } from '../household/shared-fields'
import type { Mask } from '../typing/masks'

/** A visitor's answers, as text by field name: untrusted, straight from a query string, an attribute or a form. */
export type RawAnswers = Readonly<Record<string, string>>

export type { Problem }

/** Description of a generated field for programs until its team writes one: no rule uses the answer yet. */
export const draftDescription = 'One sentence for programs, with the unit.'

export interface Option {
  /** As it travels in addresses. */
  readonly value: string
  readonly label: string
  /** A line under the label, where options are drawn as tiles. */
  readonly about?: string
}

/** Smallest and largest value, in the unit that people type. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** How a text is typed. */
export interface Typing {
  /** Shapes the text while it is typed, and pasted text before any length counts. */
  readonly mask?: Mask
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel'
  /** As in HTML, e.g. `postal-code`. */
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Shown in the empty box, e.g. `00-AA-00`. */
  readonly placeholder?: string
}

/** Many options, in a chunk of their own. */
export interface LazyOptions {
  /** Name for editors: a CMS keeps a long list once, under this name. */
  readonly title: string
  /** Undefined until they were loaded. The server has them from the start. */
  readonly current: () => readonly Option[] | undefined
  readonly load: () => Promise<readonly Option[]>
}

/** Values read so far, by name, for the rules of later fields. */
export type Values = Readonly<Record<string, unknown>>

/** What fields of every kind have. Texts are as people type them. */
interface AnyField<Value> {
  /** Portuguese, as on the screen. The words of the question above it are not drawn twice. */
  readonly label: string
  readonly hint?: string
  /** English, with the unit: for the API's document. No browser gets it. */
  readonly description?: string
  /** The value of a text, typed or from an address; undefined for an invalid one. Never throws. */
  readonly parse: (text: string) => Value | undefined
  /** The value as its control and the address have it. */
  readonly text: (value: Value) => string
  /** The value as a person reads it. Missing: the label of its option, else its text with the unit. */
  readonly words?: (value: Value) => string
  readonly missing: string
  readonly invalid: string
  /** Reads what a program sent, where no page asks for the value. */
  readonly json?: (sent: unknown) => Value | undefined
  /** JSON Schema of the API's value where it differs from `schemaOf`. */
  readonly schema?: Schema
  /** Every kind of valid text: paths, diagrams and tests are made from them. Missing: from options and range, by `samplesOf`. */
  readonly samples?: readonly string[]
  /** Share in the household card of this device, by which other forms read it. */
  readonly card?: CardShare
  /** About a person: it never travels in an address, and the server does not get it before it is sent. */
  readonly personal?: true
  /** A message for a value that is invalid on this day: too young, in the past. */
  readonly refuse?: (value: Value, today: IsoDate) => string | undefined
  readonly optional?: true
  /** Given the values of all fields that are asked: whether an optional one must be filled in all the same. */
  readonly needed?: (values: Values) => boolean
  /** Taken when nothing is given. */
  readonly fallback?: Value
  /** Given the values of the fields before it. Missing: always. */
  readonly applies?: (values: Values) => boolean
}

interface TextKind {
  readonly control: 'text' | 'phone' | 'month' | 'date'
  readonly typing?: Typing
}

interface FlagKind {
  readonly control: 'flag'
}

/** Bounds are in the unit that people type. */
interface NumberKind<Value> {
  readonly control: 'euros' | 'percent' | 'number'
  readonly typing?: Typing
  /** Drawn after the box: `€`, `%`, `meses`. */
  readonly unit?: string
  readonly range: Range
  /** Digits after the comma that count; further ones are rounded. None: a whole number. */
  readonly decimals: number
  /** Where a slider for it begins and ends: what most people have, within the range. */
  readonly slider?: Range & { readonly step: number }
  /** With other bounds, as an editor may set them. */
  readonly within: (bounds: Range) => NumberField<Value>
  /** As programs send it; undefined when out of range. */
  readonly number: (typed: number) => Value | undefined
}

/** `choice` shows its few options at once, `choices` lets several be ticked, `list` opens a list. */
interface ChoiceKind {
  readonly control: 'choice' | 'choices' | 'list'
  readonly options?: readonly Option[]
  /** In place of `options`: a list that filters while typing. */
  readonly list?: LazyOptions
  /** First, empty line of a list. */
  readonly placeholder?: string
  /** Tiles side by side on a wide screen. Missing: one where they have descriptions, three for three, else two. */
  readonly columns?: 1 | 2 | 3
  readonly many?: Many
}

/** Several values in one text; a form sent without script repeats the field's name. */
export interface Many {
  readonly join: string
  readonly least?: number
  readonly most?: number
}

/** Faults inside a text that is no value, by part. Missing or none: it is wrong as a whole. */
export type FaultsIn = (text: string) => readonly Problem[]

/** The same question several times over, or (`groups`) the same few questions. */
interface RepeatedKind {
  readonly control: 'values' | 'groups'
  readonly of: InputField<unknown>
  readonly many: Many
  /** Further names of its controls, below its own: `0.amount`, as a form without script sends them. */
  readonly parts?: readonly string[]
  /** The text that these parts make. */
  readonly gather?: (given: (part: string) => string | undefined) => string
  readonly faults?: FaultsIn
}

/** Fields that belong together in one value. */
interface GroupKind {
  readonly control: 'groups'
  // biome-ignore lint/suspicious/noExplicitAny: each member has its own value type
  readonly members: Readonly<Record<string, InputField<any>>>
  readonly faults: FaultsIn
}

type Kind = TextKind | FlagKind | NumberKind<unknown> | ChoiceKind | RepeatedKind | GroupKind
type KeyOf<Union> = Union extends unknown ? keyof Union : never

/** What only other kinds have: a field may be asked for it, and has none. */
type Without<Own extends Kind> = { readonly [Key in Exclude<KeyOf<Kind>, keyof Own>]?: undefined }

/** How a field is drawn. */
export type Control = Kind['control']

export interface TextField<Value> extends AnyField<Value>, TextKind, Without<TextKind> {}
export interface FlagField<Value> extends AnyField<Value>, FlagKind, Without<FlagKind> {}
export interface NumberField<Value>
  extends AnyField<Value>,
    NumberKind<Value>,
    Without<NumberKind<unknown>> {}
export interface ChoiceField<Value> extends AnyField<Value>, ChoiceKind, Without<ChoiceKind> {}
export interface RepeatedField<Value> extends AnyField<Value>, RepeatedKind, Without<RepeatedKind> {}
export interface GroupField<Value> extends AnyField<Value>, GroupKind, Without<GroupKind> {}

/**
 * One value that a calculator or a funnel asks for, declared once: control, address, API schema (`form-json`),
 * attribute, lead field, household card and samples come from it. `Value` is what the rules get (cents, fractions).
 * Pure: guards and servers read it without React.
 */
export type InputField<Value> =
  | TextField<Value>
  | FlagField<Value>
  | NumberField<Value>
  | ChoiceField<Value>
  | RepeatedField<Value>
  | GroupField<Value>
