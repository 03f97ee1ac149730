import { choice, choices, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers, GasTier, GasUse } from '../../domain/energy-answers'
import { recommendGasTier } from '../../domain/gas-tier'
import { asksGas } from './address.step'

const texts = choice(['1', '2', '3', '4', 'unknown'], { missing: 'Escolhe o escalão de gás ou «Não sei»' })

const gasTier: Field<GasTier | 'unknown'> = {
  ...texts,
  parse: (text) => {
    const known = texts.parse(text)
    return known === undefined || known === 'unknown' ? known : (Number(known) as GasTier)
  },
}

/** What gas is burnt for, for who does not know the tier. */
const gasUses: Field<readonly GasUse[]> = {
  ...choices(['stove', 'oven', 'waterHeater', 'heater', 'centralHeating']),
  optional: true,
  applies: ({ gasTier }) => gasTier === 'unknown',
}

export const tierText = (tier: string) => (tier === 'unknown' ? 'Não sei' : `Escalão ${tier}`)

export const gasTierStep: Step<EnergyAnswers> = {
  slug: 'escalao-gas',
  question: 'Qual é o teu escalão de gás natural?',
  label: 'Escalão de gás',
  fields: { gasTier, gasUses },
  applies: asksGas,
  summary: ({ gasTier, gasUses: uses, inhabitants }) => {
    if (gasTier !== 'unknown') return tierText(String(gasTier))
    if (!uses?.length || inhabitants === undefined) return 'Escalão por saber'
    return `Escalão por saber: ${recommendGasTier(uses, inhabitants).tier} pelo que usas a gás`
  },
}
