import type { InputField } from './input-field'

/** The text of a name in an address. Given twice, the last one counts, unless its field takes several values. */
export const textOf = (field: Pick<InputField<unknown>, 'many'> | undefined, given: readonly string[]) =>
  (field?.many && given[0] !== undefined ? given.filter(Boolean).join(field.many.join) : given.at(-1))?.trim()
