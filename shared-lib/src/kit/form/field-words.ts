import type { Cents } from '../../rules/money/cents'
import { formatBriefEuro } from '../../rules/money/euro'
import type { InputField } from './input-field'

const labelOf = ({ options, list }: Pick<InputField<unknown>, 'options' | 'list'>, text: string) =>
  (options ?? list?.current())?.find(({ value }) => value === text)?.label

function plainWords<Value>(field: InputField<Value>, value: Value): string {
  const { control, unit, text } = field
  if (control === 'flag') return value ? 'Sim' : ''
  if (control === 'euros') return formatBriefEuro(value as unknown as Cents)
  const shown = text(value)
  // A day is kept as `2027-01-31` and read as it is typed.
  if (control === 'date' || control === 'month') return shown.split('-').reverse().join('/')
  return labelOf(field, shown) ?? (unit ? `${shown}\u00a0${unit}` : shown)
}

/** A value as a person reads it out: `360 meses`, `Trabalho por conta própria`. */
export function wordsOf<Value>(field: InputField<Value>, value: Value): string {
  const { words, of, many } = field
  if (words) return words(value)
  if (!many) return plainWords(field, value)
  return (value as readonly unknown[])
    .map((one) => (of ? wordsOf(of, one) : (labelOf(field, String(one)) ?? String(one))))
    .join(of?.members ? '; ' : ', ')
}
