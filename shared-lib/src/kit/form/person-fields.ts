import { ageOn } from '../../rules/dates/calendar'
import type { IsoDate } from '../../rules/dates/iso-date'
import { formatPhone, isVisitorPhone, normalPhone, parsePhone } from '../../rules/phone/phone-number'
import { dateMessage } from '../../rules/validation/common-messages'
import { minimumAgeMessage, nifMessage, phoneMessage } from '../../rules/validation/field-messages'
import { isNif, normalNif } from '../../rules/validation/rules/nif'
import { date, type Words } from './fields'
import type { TextField } from './input-field'
import { known, textField } from './text-field'

/** Age from which a person may contract. */
const adultAge = 18

/** True when a person born on a day has completed so many years on another. */
export const isOfAge = (birth: IsoDate, today: IsoDate, years: number = adultAge): boolean =>
  ageOn(birth, today) >= years

/** A tax number, kept as its nine digits. */
export const nif = (words: Words): TextField<string> =>
  textField(
    words,
    {
      inputMode: 'numeric',
      mask: 'nif',
      invalid: nifMessage,
      samples: ['123456789'],
      parse: (text) => known(normalNif(text), isNif),
    },
    { personal: true },
  )

/** A number to call the visitor back on, kept as `+351912345678`. */
export const phone = (words: Words): TextField<string> => ({
  ...textField(words, {
    inputMode: 'tel',
    autoComplete: 'tel-national',
    invalid: phoneMessage,
    samples: ['+351912345678'],
    parse: (text) => (isVisitorPhone(text) ? normalPhone(text) : undefined),
  }),
  control: 'phone',
  words: (value) => {
    const parsed = parsePhone(value)
    return parsed ? formatPhone(parsed) : value
  },
})

interface BirthWords extends Words {
  /** Years that must be complete on the day of the answer. */
  readonly least?: number
}

/** Date of birth. Typed, never picked from a calendar: people know theirs by heart. */
export const birthDate = ({ least = adultAge, ...words }: BirthWords): TextField<IsoDate> => ({
  ...date({
    samples: ['31/01/1990'],
    card: { entry: 'birthDate', toCard: isoOf },
    ...words,
  }),
  typing: { autoComplete: 'bday' },
  personal: true,
  refuse: (born, today) => {
    if (born > today) return dateMessage
    return isOfAge(born, today, least) ? undefined : minimumAgeMessage(least)
  },
})

/** As typed → as the card keeps it. */
const isoOf = (text: string) => date({ label: '' }).parse(text.trim())
