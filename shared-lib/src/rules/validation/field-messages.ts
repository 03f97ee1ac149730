import { formatNumber } from '../money/format-number'

export { plateMessage } from './plate-message'

// Of the fields that few forms have.

export const phoneMessage = 'Insere um número de telemóvel válido'
export const postalCodeMessage = 'Insere um código postal válido, no formato 0000-000'
export const postalPrefixMessage = 'Insere os primeiros 4 dígitos do teu código postal'
export const nifMessage = 'Insere um NIF válido'
export const minimumAgeMessage = (years: number) => `A idade mínima é ${formatNumber(years)} anos`
