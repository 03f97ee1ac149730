import { bankNames } from './banks'
import { supplierNames } from './energy-suppliers'
import { insurerNames } from './insurers'
import { providerNames } from './telecom-operators'

export const providerVerticals = ['energy', 'telecom', 'insurance', 'bank'] as const
export type ProviderVertical = (typeof providerVerticals)[number]

const namesOf: Readonly<Record<ProviderVertical, Readonly<Record<string, string>>>> = {
  energy: supplierNames,
  telecom: providerNames,
  insurance: insurerNames,
  bank: bankNames,
}

/** A provider that is not in the list, and no provider. */
const others = [
  { value: 'other', label: 'Outro, que não está na lista' },
  { value: 'none', label: 'Nenhum' },
]

/** Providers of a vertical by code, in the order of the alphabet. */
export const providersOf = (vertical: ProviderVertical) =>
  Object.entries(namesOf[vertical])
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, two) => one.label.localeCompare(two.label, 'pt'))

/** The same, then other and none. */
export const providerOptions = (vertical: ProviderVertical) => [...providersOf(vertical), ...others]

const small = /^(de|do|da|dos|das|e)$/i

/** One or two letters in place of a logo: `EDP Comercial` → `EC`, `Endesa` → `E`, `Ok!` → `O`. */
export const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
