import { formatNumber } from '../money/format-number'

// Apart, one by one: a first step carries the words of its own fields alone.

export const dateMessage = 'Insere uma data válida'
export const phoneMessage = 'Insere um número de telemóvel válido'
export const postalCodeMessage = 'Insere um código postal válido, no formato 0000-000'
export const postalPrefixMessage = 'Insere os primeiros 4 dígitos do teu código postal'
export const nifMessage = 'Insere um NIF válido'
export const choiceMessage = 'Escolhe uma das opções'
export const plateMessage = 'Matrícula inválida'
export const minimumAgeMessage = (years: number) => `A idade mínima é ${formatNumber(years)} anos`
