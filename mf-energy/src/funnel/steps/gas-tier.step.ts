import { choice, choices, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers, GasTier, GasUse } from '../../domain/energy-answers'
import { asksGas } from './address.step'

const texts = choice(['1', '2', '3', '4', 'unknown'], { missing: 'Escolhe o escalão de gás ou «Não sei»' })

const gasTier: Field<GasTier | 'unknown'> = {
  ...texts,
  parse: (text) => {
    const known = texts.parse(text)
    return known === undefined || known === 'unknown' ? known : (Number(known) as GasTier)
  },
}

export const gasUseNames: Readonly<Record<GasUse, string>> = {
  stove: 'Fogão ou placa',
  oven: 'Forno',
  waterHeater: 'Esquentador',
  heater: 'Aquecedor',
  centralHeating: 'Aquecimento central',
}

export const gasUseKeys = Object.keys(gasUseNames) as readonly GasUse[]

/** What gas is burnt for, for who does not know the tier. */
const gasUses: Field<readonly GasUse[]> = {
  ...choices(gasUseKeys),
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
  summary: ({ gasTier, gasUses: uses }) => {
    if (gasTier !== 'unknown') return tierText(String(gasTier))
    const names = uses?.map((use) => gasUseNames[use].toLowerCase()).join(', ')
    return names ? `Escalão por saber; a gás: ${names}` : 'Escalão por saber'
  },
}
