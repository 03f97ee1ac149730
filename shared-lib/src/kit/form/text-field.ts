import { requiredMessage } from '../../rules/validation/common-messages'
import type { Words } from './fields'
import type { TextField, Typing } from './input-field'

interface TextKind extends Typing {
  readonly invalid: string
  readonly samples: readonly string[]
  /** The text as it is kept. */
  readonly parse: (text: string) => string | undefined
}

/** A text field with one rule. */
export const textField = (
  words: Words,
  { invalid, samples, parse, ...typing }: TextKind,
  more: Partial<TextField<string>> = {},
): TextField<string> => ({
  missing: requiredMessage,
  invalid,
  samples,
  ...more,
  ...words,
  control: 'text',
  typing,
  parse,
  text: String,
})

/** The text where it is one. */
export const known = (text: string, is: (text: string) => boolean) => (is(text) ? text : undefined)
