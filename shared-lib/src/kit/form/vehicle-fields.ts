import { plateMessage } from '../../rules/validation/plate-message'
import { formatLicencePlate, isLicencePlate } from '../../rules/validation/rules/licence-plate'
import type { Words } from './fields'
import type { InputField } from './input-field'
import { textField } from './text-field'

/** A Portuguese licence plate of any series, kept as printed: `aa00aa` is `AA-00-AA`. */
export const plate = (words: Words): InputField<string> =>
  textField(
    words,
    {
      inputMode: 'text',
      mask: 'plate',
      placeholder: '00-AA-00',
      invalid: plateMessage,
      samples: ['AA-00-AA', '00-AA-00', '00-00-AA', 'AA-00-00'],
      parse: (text) => (isLicencePlate(text) ? formatLicencePlate(text) : undefined),
    },
    { personal: true },
  )
