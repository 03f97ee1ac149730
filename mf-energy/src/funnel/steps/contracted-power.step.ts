import { choice, choices, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { recommendPower } from '../../domain/recommend-power'
import { type ApplianceKey, appliances as knownAppliances } from '../../parameters/appliances'
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

/** What runs at the same time, for who does not know the power. */
const appliances: Field<readonly ApplianceKey[]> = {
  ...choices(Object.keys(knownAppliances) as ApplianceKey[]),
  optional: true,
  applies: ({ contractedPower }) => contractedPower === 'unknown',
}

export const powerText = (power: string) =>
  power === 'unknown' ? 'Não sei' : `${power.replace('.', ',')} kVA`

export const contractedPowerStep: Step<EnergyAnswers> = {
  slug: 'potencia-contratada',
  question: 'Que potência de eletricidade tens contratada?',
  label: 'Potência contratada',
  fields: { contractedPower, appliances },
  applies: asksElectricity,
  // Read on its own in the summary of a lead, where three «Não sei» would say nothing.
  summary: ({ contractedPower, appliances: running }) => {
    if (contractedPower !== 'unknown') return powerText(String(contractedPower))
    if (!running?.length) return 'Potência por saber'
    return `Potência por saber: ${powerText(String(recommendPower(running).kva))} pelos aparelhos`
  },
}
