import { phoneCountries } from '../../../rules/phone/phone-countries'
import { PhoneField } from '../../ui/phone-field/phone-field'
import type { ControlProps, Controls } from '../field-props'

const PhoneControl = ({ field: _field, icons: _icons, today: _today, ...rest }: ControlProps) => (
  <PhoneField {...rest} countries={phoneCountries} />
)

/** For forms that ask for a telephone number. */
export const phoneControls: Controls = { phone: PhoneControl }
