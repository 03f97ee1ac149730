import { held } from './held'

export const euriborLimits: readonly string[] = [
  'Mudanças do spread, reembolsos antecipados e períodos de carência.',
  'Comissões e seguros.',
  'O que o banco faz com juros abaixo de zero: contamo-los à parte.',
  ...held('credit.euribor'),
]
