import { choice, type Step } from 'shared-lib/funnel/flow'
import { zipcode } from 'shared-lib/funnel/zipcode.field'
import { providerNames } from 'shared-lib/providers/telecom-operators'
import type { TelecomAnswers } from '../../domain/telecom-answers'

export const providerCodes = [...Object.keys(providerNames), 'other', 'none']

export const providerText = (code: string) =>
  code === 'other' ? 'Outra' : code === 'none' ? 'Nenhuma' : (providerNames[code] ?? code)

export const currentProviderStep: Step<TelecomAnswers> = {
  slug: 'operadora-atual',
  question: 'Qual é a tua operadora, e em que morada?',
  label: 'Operadora e morada',
  fields: {
    currentProvider: choice(providerCodes, { missing: 'Escolhe a tua operadora ou «Nenhuma»' }),
    zipcode,
  },
  summary: ({ currentProvider, zipcode }) => {
    if (!currentProvider) return ''
    const today =
      currentProvider === 'none' ? 'Sem operadora hoje' : `Operadora atual: ${providerText(currentProvider)}`
    return `${today}. Código postal ${zipcode}`
  },
}
