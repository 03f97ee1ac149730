interface ForEditors {
  /** Its meaning and the case without it, in a few words that begin with its name: `Tipo de taxa; a mista é fixa 3 anos`. */
  readonly help: string
  /** Its name where the help does not begin with it. */
  readonly displayName?: string
}

/** One value of a closed list, and what people call it. */
export interface Listed {
  readonly value: string
  readonly name: string
}

/** An attribute of a tag. Names are kebab-case, never `id`, `class` or `style`, and begin with no `on`. */
export type AttributeSpec = ForEditors & AttributeKind

type AttributeKind =
  | { readonly type: 'flag' }
  | {
      readonly type: 'text'
      readonly default?: string
      readonly maxLength?: number
      /**
       * The closed list that it is taken from, where a browser shall not carry it: `contract/listed` holds a text against
       * it wherever the site is written. A page takes any text and leaves it to the field.
       */
      readonly listed?: readonly Listed[] | undefined
      /** Editors' name of the list where many tags share it: a space keeps it once, under this name. */
      readonly listName?: string | undefined
      /** A day (`2026-11-27`) or a month (`2026-11`), from a calendar in the CMS. A page leaves other texts to the field. */
      readonly dated?: 'day' | 'month' | undefined
      /** A name of the list, accents and case aside, is as good as its value. */
      readonly takesNames?: true | undefined
    }
  | {
      readonly type: 'integer' | 'number'
      readonly default?: number
      readonly min?: number
      readonly max?: number
      /** Digits after the comma of a `number`; with three or more, `3.125` is a rate and not three thousand. 2 by default. */
      readonly decimals?: number | undefined
    }
  | {
      readonly type: 'choice'
      readonly options: readonly string[]
      readonly default?: string
      /** Each option in words, by its value; numbers need none. */
      readonly optionNames?: Readonly<Record<string, string>>
    }
  | { readonly type: 'json'; readonly default?: unknown }

export type AttributeSpecs = Readonly<Record<string, AttributeSpec>>

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type ValueOf<Spec> = Spec extends { type: 'flag' }
  ? boolean
  : Spec extends { type: 'integer' | 'number' }
    ? Spec extends { default: number }
      ? number
      : number | undefined
    : Spec extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Spec extends { default: string }
        ? Option
        : Option | undefined
      : Spec extends { type: 'text' }
        ? Spec extends { default: string }
          ? string
          : string | undefined
        : unknown

/** The parsed attributes of a tag: camelCase names, typed values, defaults applied. */
export type AttributesOf<Specs extends AttributeSpecs> = {
  readonly [Name in keyof Specs & string as Camel<Name>]: ValueOf<Specs[Name]>
}

export interface AttributeProblem {
  readonly attribute: string
  readonly text: string
  readonly problem: string
}

export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const failed = Symbol('failed')

/** Members of a contract that limit a value. */
const limits = ['type', 'options', 'maxLength', 'min', 'max']

function parsed(spec: AttributeSpec, text: string): unknown {
  switch (spec.type) {
    case 'flag':
      return text !== 'false'
    case 'text':
      return spec.maxLength !== undefined && text.length > spec.maxLength ? failed : text
    case 'choice':
      return spec.options.includes(text) ? text : failed
    case 'json':
      try {
        return JSON.parse(text)
      } catch {
        return failed
      }
    default: {
      // As `typedNumber` reads fields, in the few bytes that every page can spare: points group thousands, but in a rate.
      const typed = text.replace(/[\s€%]/g, '')
      const isGrouped = !(Number(spec.decimals) > 2) && /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(typed)
      const bare = (isGrouped ? typed.replaceAll('.', '') : typed).replace(',', '.')
      const value = /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN
      const { min = -Infinity, max = Infinity } = spec
      return value >= min && value <= max && (spec.type === 'number' || value % 1 === 0) ? value : failed
    }
  }
}

const absent = (spec: AttributeSpec) => (spec.type === 'flag' ? false : spec.default)

/**
 * One attribute as typed by an editor → its value. Never throws: unusable text gives the default and calls `report`.
 * Numbers are read like fields: `"12,5"` and `"12.5"` are twelve and a half, `"150.000"` a hundred and fifty thousand.
 */
export function parseAttribute(
  name: string,
  spec: AttributeSpec,
  text: string | null | undefined,
  report?: (problem: AttributeProblem) => void,
): unknown {
  if (text === null || text === undefined) return absent(spec)
  if (text === '' && spec.type !== 'flag') return absent(spec)
  const value = parsed(spec, text)
  if (value !== failed) return value
  report?.({ attribute: name, text, problem: `expected ${JSON.stringify(spec, limits)}` })
  return absent(spec)
}

/** All attributes of a tag from raw text, with a report for each unusable or unknown one. */
export function parseAttributes<Specs extends AttributeSpecs>(
  specs: Specs,
  raw: Readonly<Record<string, string | null | undefined>>,
  report?: (problem: AttributeProblem) => void,
): AttributesOf<Specs> {
  for (const name of Object.keys(raw))
    if (!(name in specs)) report?.({ attribute: name, text: String(raw[name]), problem: 'unknown attribute' })
  const entries = Object.entries(specs).map(([name, spec]) => [
    camelCase(name),
    parseAttribute(name, spec, raw[name], report),
  ])
  return Object.fromEntries(entries) as AttributesOf<Specs>
}
