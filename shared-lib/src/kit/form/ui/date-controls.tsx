import { DateField } from '../../ui/date-field/date-field'
import type { ControlProps, Controls } from '../field-props'

/** A date field's text as shown: an address carries the day as `YYYY-MM-DD`, people type `DD/MM/AAAA`. */
export const shownDate = (text: string) => (/^\d{4}-/.test(text) ? text.split('-').reverse().join('/') : text)

const DateControl = ({ field, icons: _icons, today: _today, value, ...rest }: ControlProps) => (
  <DateField
    {...rest}
    value={shownDate(value)}
    autoComplete={field.typing?.autoComplete}
    format={field.control === 'month' ? 'MM/YYYY' : 'DD/MM/YYYY'}
  />
)

/** For forms that ask for a day or a month. */
export const dateControls: Controls = { date: DateControl, month: DateControl }
