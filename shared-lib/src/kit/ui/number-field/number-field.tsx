import { useState } from 'react'
import { formatNumber } from '../../../rules/money/format-number'
import { typedNumber } from '../../../rules/money/typed-number'
import type { FieldProps } from '../field/field'
import { TextField } from '../text-field/text-field'

export interface NumberFieldProps extends FieldProps<number | undefined> {
  /** Most decimals that may be typed; 0 for whole numbers. */
  decimals?: number
  /** A number outside is an error in its place, shown when the field is left; below zero only with a `min` there. */
  min?: number
  max?: number
  /** Unit drawn inside the box, e.g. "€" or "kWh". */
  suffix?: string
  placeholder?: string
  onBlur?(): void
}

const written = (value: number | undefined, decimals: number) =>
  value === undefined ? '' : formatNumber(value, Math.max(decimals, 1))

function wrongWords({ min, max, decimals = 2, suffix }: NumberFieldProps): string {
  const unit = suffix === undefined ? '' : `\u00a0${suffix}`
  const shown = (value: number) => formatNumber(value).replace('-', '\u2212') + unit
  if (min !== undefined && max !== undefined) return `Insere um valor entre ${shown(min)} e ${shown(max)}`
  if (min !== undefined) return `Insere um valor a partir de ${shown(min)}`
  if (max !== undefined) return `Insere um valor até ${shown(max)}`
  return decimals > 0 ? 'Insere um número, por exemplo 1.234,56' : 'Insere um número inteiro'
}

/**
 * A number written as in Portugal: 1.234,56. Typed text stays as it was typed; leaving the field formats the number or
 * shows its problem. `onChange` gets no number while there is none. The form posts the text as written.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 2, min = 0, max } = props
  const read = (typed: string) => typedNumber(typed, { decimals, min, max })
  const [text, setText] = useState(() => written(value, decimals))
  const [wrong, setWrong] = useState(false)
  // Set from outside: the typed text is no longer the value.
  if (read(text) !== value && text !== written(value, decimals)) setText(written(value, decimals))
  const error = props.error ?? (wrong ? wrongWords(props) : undefined)
  return (
    <TextField
      {...props}
      {...(error !== undefined && { error })}
      autoComplete={props.autoComplete ?? 'off'}
      mask={decimals < 3 && (max === undefined || max >= 1000) ? 'number' : undefined}
      inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      value={text}
      onChange={(typed) => {
        setText(typed)
        setWrong(false)
        const number = read(typed)
        if (number !== value) onChange(number)
      }}
      onBlur={() => {
        const number = read(text)
        setWrong(number === undefined && text.trim() !== '')
        if (number !== undefined) setText(written(number, decimals))
        props.onBlur?.()
      }}
    />
  )
}
