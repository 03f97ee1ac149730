import { held } from './held'

export const euriborLimits: readonly string[] = [
  'Mudanças do spread, reembolsos antecipados e períodos de carência.',
  'Comissões e seguros.',
  'Juros abaixo de zero não baixam aqui a prestação: desde julho de 2018 o banco desconta-os no capital ou guarda-os a teu favor, e dizemos quanto são.',
  ...held('credit.euribor'),
]
