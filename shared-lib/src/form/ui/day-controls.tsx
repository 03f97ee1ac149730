import { TextField } from '../../ui/text-field/text-field'
import type { ControlProps, Controls } from '../field-props'

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** Digits as they are typed, with the strokes between day, month and year: none at the end, so that each can be taken back. */
const withStrokes = (text: string) => {
  const digits = text.replace(isoDay, '$3$2$1').replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

const DayControl = ({
  field: _field,
  icons: _icons,
  today: _today,
  value,
  onChange,
  ...rest
}: ControlProps) => (
  <TextField
    {...rest}
    value={withStrokes(value)}
    inputMode="numeric"
    autoComplete="off"
    maxLength={10}
    onChange={(text) => onChange(withStrokes(text))}
  />
)

/** For a first step that may ask for a day: a few lines where the date field with its mask would weigh a kilobyte. */
export const dayControls: Controls = { date: DayControl }
