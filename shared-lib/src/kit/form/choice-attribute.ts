import type { InputField } from './input-field'

/** The attribute by which an editor answers a choice beforehand: its values are those of the field, as an address has them. */
export const choiceAttribute = <Value extends string | number | boolean>(
  { options = [] }: InputField<Value>,
  /** Portuguese, for the editor: no browser gets it. */
  { help }: { readonly help: string },
) => ({
  type: 'choice' as const,
  options: options.map(({ value }) => value as `${Value}`),
  optionNames: Object.fromEntries(options.map(({ value, label }) => [value, label])),
  help,
})
