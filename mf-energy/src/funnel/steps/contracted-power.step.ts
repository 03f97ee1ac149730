import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { contractedPowerSteps } from '../../parameters/contracted-power'
import { asksElectricity } from './address.step'

const texts = choice([...contractedPowerSteps.map(String), 'unknown'], {
  missing: 'Escolhe a potência contratada ou «Não sei»',
})

const contractedPower: Field<number | 'unknown'> = {
  ...texts,
  parse: (text) => {
    const known = texts.parse(text)
    return known === undefined || known === 'unknown' ? (known as 'unknown' | undefined) : Number(known)
  },
}

export const powerText = (power: string) =>
  power === 'unknown' ? 'Não sei' : `${power.replace('.', ',')} kVA`

export const contractedPowerStep: Step<EnergyAnswers> = {
  slug: 'potencia-contratada',
  question: 'Que potência de eletricidade tens contratada?',
  label: 'Potência contratada',
  fields: { contractedPower },
  applies: asksElectricity,
  // Read on its own in the summary of a lead, where three «Não sei» would say nothing.
  summary: ({ contractedPower }) =>
    contractedPower === 'unknown' ? 'Potência por saber' : powerText(String(contractedPower)),
}
