import type { Choices } from './choices'

/** A field of a block as editors see it; the names of the types are Storyblok's own. */
export interface FieldSchema {
  readonly type:
    | 'text'
    | 'textarea'
    | 'richtext'
    | 'option'
    | 'boolean'
    | 'number'
    | 'bloks'
    | 'asset'
    | 'multiasset'
    | 'multilink'
    | 'options'
    | 'table'
    | 'datetime'
  /** Begins with the field's name: `Parágrafo de abertura; sem ele, a descrição`. */
  readonly help: string
  /** Its name where the help does not begin with it. */
  readonly name?: string
  readonly required?: boolean
  /** Words for editors, by the value that a story keeps. */
  readonly options?: Readonly<Record<string, string>>
  /** The list that an `option` chooses from, where several fields share it. */
  readonly choices?: Choices
  /** Content types of the stories that an `option` or `options` field chooses from; it keeps their UUIDs. */
  readonly stories?: readonly string[]
  /** Components that a `bloks` field takes. */
  readonly allow?: readonly string[]
}

export interface BlockSchema {
  readonly title: string
  /** A story may have it as its content type. */
  readonly root?: boolean
  readonly fields: Readonly<Record<string, FieldSchema>>
}

/** The field's name as editors read it. */
export const nameOf = ({ name, help }: FieldSchema): string =>
  name ?? (help.split(/;|,| \(| por exemplo/, 1)[0] as string)

export const text = (help: string, required = false): FieldSchema => ({ type: 'text', help, required })
export const rich = (help: string, required = false): FieldSchema => ({ type: 'richtext', help, required })
export const long = (help: string, required = false): FieldSchema => ({ type: 'textarea', help, required })
export const number = (help: string): FieldSchema => ({ type: 'number', help })
export const flag = (help: string): FieldSchema => ({ type: 'boolean', help })
export const asset = (help: string, required = false): FieldSchema => ({ type: 'asset', help, required })
export const link = (help: string): FieldSchema => ({ type: 'multilink', help })
export const option = (help: string, options: Readonly<Record<string, string>>): FieldSchema => ({
  type: 'option',
  help,
  options,
})
export const choice = (help: string, choices: Choices): FieldSchema => ({ type: 'option', help, choices })
export const story = (help: string, ...stories: string[]): FieldSchema => ({ type: 'option', help, stories })
export const blocks = (help: string, ...allow: string[]): FieldSchema => ({
  type: 'bloks',
  help,
  required: true,
  ...(allow.length > 0 && { allow }),
})
