import { postalCodeMessage, postalPrefixMessage } from '../../rules/validation/field-messages'
import { isPostalCode, isPostalPrefix, normalPostalCode } from '../../rules/validation/rules/postal-code'
import type { Words } from './fields'
import type { InputField } from './input-field'
import { known, textField } from './text-field'

const postal = { inputMode: 'numeric', autoComplete: 'postal-code', mask: 'postal' } as const

/** A whole postal code, kept as `0000-000`. The hyphen may be left out, or be any dash or a blank. */
export const postalCode = (words: Words): InputField<string> =>
  textField(
    words,
    {
      ...postal,
      invalid: postalCodeMessage,
      samples: ['1000-001', '4000-123'],
      parse: (text) => known(normalPostalCode(text), isPostalCode),
    },
    // A card with only the first four digits fills in a beginning.
    { card: { entry: 'postalCode', fromCard: (code) => (code.length === 4 ? `${code}-` : code) } },
  )

/** The first four digits of a postal code. A whole code is taken too; only its beginning is kept. */
export const postalPrefix = (words: Words): InputField<string> =>
  textField(
    words,
    {
      ...postal,
      invalid: postalPrefixMessage,
      samples: ['1000', '4000'],
      parse: (text) => known(normalPostalCode(text).replace(/-\d{3}$/, ''), isPostalPrefix),
    },
    { card: { entry: 'postalCode', fromCard: (code) => code.slice(0, 4) } },
  )
