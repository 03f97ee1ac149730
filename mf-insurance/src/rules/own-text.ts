import { optional, type Words } from 'shared-lib/kit/form/fields'
import { known, textField } from 'shared-lib/kit/form/text-field'

/** A short text of a visitor's own: a make, a place. */
export const ownText = (words: Words, samples: readonly string[]) =>
  optional(
    textField(words, {
      maxLength: 60,
      invalid: 'Escreve até 60 letras e números',
      samples,
      parse: (text) => known(text.trim(), (one) => /^[\p{L}\d][\p{L}\d\s'.,/-]{0,59}$/u.test(one)),
    }),
  )
