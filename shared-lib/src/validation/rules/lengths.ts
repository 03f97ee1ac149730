/** Text of at least so many UTF-16 units, the count that `maxlength` in a form uses too. */
export const hasMinLength = (text: unknown, length: number): boolean =>
  typeof text === 'string' && text.length >= length

/** Text of at most so many UTF-16 units. */
export const hasMaxLength = (text: unknown, length: number): boolean =>
  typeof text === 'string' && text.length <= length
