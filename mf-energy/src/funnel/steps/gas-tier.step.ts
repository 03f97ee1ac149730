import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers, GasTier } from '../../domain/energy-answers'
import { asksGas } from './address.step'

const texts = choice(['1', '2', '3', '4', 'unknown'], { missing: 'Escolhe o escalão de gás ou «Não sei»' })

const gasTier: Field<GasTier | 'unknown'> = {
  ...texts,
  parse: (text) => {
    const known = texts.parse(text)
    return known === undefined || known === 'unknown' ? known : (Number(known) as GasTier)
  },
}

export const tierText = (tier: string) => (tier === 'unknown' ? 'Não sei' : `Escalão ${tier}`)

export const gasTierStep: Step<EnergyAnswers> = {
  slug: 'escalao-gas',
  question: 'Qual é o teu escalão de gás natural?',
  label: 'Escalão de gás',
  fields: { gasTier },
  applies: asksGas,
  summary: ({ gasTier }) => (gasTier === 'unknown' ? 'Escalão por saber' : tierText(String(gasTier))),
}
