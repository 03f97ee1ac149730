import { useState } from 'react'
import { groupDigits } from '../../../rules/phone/phone-number'
import { ChevronDown } from '../../icons'
import { Field, type FieldProps, useField } from '../field/field'
import fieldStyles from '../field/field.module.css'
import styles from './phone-field.module.css'
import { isCodeBegun, joinPhone, splitPhone } from './phone-value'

interface PhoneCountry {
  /** Calling code without the plus, e.g. `351`. */
  code: string
  /** Name of the country. */
  label: string
}

interface PhoneFieldProps extends FieldProps<string> {
  /** The first one is offered while the value is empty. */
  countries: readonly PhoneCountry[]
  onBlur?(): void
}

/**
 * A telephone number: calling code and national number, joined into `+351912345678`; '' when no digit was typed.
 * Without script the form posts `name` (the number as typed) and `name-code`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, value, onChange, countries } = props
  const { ids, aria } = useField(props)
  const codes = countries.map((country) => country.code)
  // A code chosen before any digit is typed has no place in the value.
  const [chosen, setChosen] = useState(codes[0] ?? '')
  const { code, number } = splitPhone(value, codes, chosen)
  // A calling code that is being typed, until it is one of those offered.
  const [begun, setBegun] = useState<string>()
  return (
    <Field ids={ids} {...props}>
      <span className={fieldStyles.box}>
        <span className={styles.country}>
          <span aria-hidden="true">+{code}</span>
          <ChevronDown size={16} aria-hidden="true" />
          <select
            className={styles.select}
            name={`${name}-code`}
            aria-label="Indicativo do país"
            autoComplete="tel-country-code"
            value={code}
            disabled={props.disabled}
            onChange={(event) => {
              setChosen(event.target.value)
              onChange(joinPhone(event.target.value, number))
            }}
          >
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.label} (+{country.code})
              </option>
            ))}
          </select>
        </span>
        <input
          {...aria}
          className={fieldStyles.input}
          data-mask="phone"
          id={ids.control}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={props.autoComplete ?? 'tel-national'}
          disabled={props.disabled}
          value={begun ?? groupDigits(number)}
          onChange={({ target }) => {
            const typed = splitPhone(target.value, codes, code)
            setBegun(isCodeBegun(target.value, typed.number) ? target.value : undefined)
            setChosen(typed.code)
            onChange(joinPhone(typed.code, typed.number))
          }}
          onBlur={props.onBlur}
        />
      </span>
    </Field>
  )
}
