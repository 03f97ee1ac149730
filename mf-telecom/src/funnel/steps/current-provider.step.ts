import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import { providerNames } from 'shared-lib/providers/telecom-operators'
import type { TelecomAnswers } from '../../domain/telecom-answers'

export const providerCodes = [...Object.keys(providerNames), 'other', 'none']

export const providerText = (code: string) =>
  code === 'other' ? 'Outra' : code === 'none' ? 'Nenhuma' : (providerNames[code] ?? code)

/** The hyphen may be left out or be a space. */
const zipcode: Field<string> = {
  parse: (text) =>
    /^[1-9]\d{3}[-\s]?\d{3}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(-3)}` : undefined,
  missing: 'Insere o código postal da casa',
  invalid: 'Insere um código postal válido, no formato 0000-000',
  samples: ['1000-001', '4000-123'],
  // Energy asks only for the first four digits: they are a beginning.
  card: { entry: 'postalCode', fromCard: (code) => (code.length === 4 ? `${code}-` : code) },
}

export const currentProviderStep: Step<TelecomAnswers> = {
  slug: 'operadora-atual',
  question: 'Que operadora tens hoje, e onde?',
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
