import { choice, choices, type Field, type Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import type { ApplianceKey } from '../../parameters/appliances'
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

/** In the order people think of them: what is always on, the laundry, the kitchen, warmth, the rest. */
export const applianceNames: Readonly<Record<ApplianceKey, string>> = {
  fridge: 'Frigorífico',
  freezer: 'Arca congeladora',
  washingMachine: 'Máquina de lavar roupa',
  dryer: 'Máquina de secar roupa',
  dishwasher: 'Máquina de lavar loiça',
  oven: 'Forno elétrico',
  hob: 'Placa ou fogão elétrico',
  microwave: 'Micro-ondas',
  heater: 'Aquecedor',
  airConditioner: 'Ar condicionado',
  towelDryer: 'Toalheiro elétrico',
  hairDryer: 'Secador de cabelo',
  vacuum: 'Aspirador',
  poolPump: 'Bomba da piscina',
}

export const applianceKeys = Object.keys(applianceNames) as readonly ApplianceKey[]

/** Names inside a sentence: `frigorífico, aspirador`. */
export const applianceList = (keys: readonly ApplianceKey[], between = ', ') =>
  keys.map((key) => applianceNames[key].toLowerCase()).join(between)

/** What runs at the same time, for who does not know the power. */
const appliances: Field<readonly ApplianceKey[]> = {
  ...choices(applianceKeys),
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
    return running?.length
      ? `Potência por saber; ao mesmo tempo: ${applianceList(running)}`
      : 'Potência por saber'
  },
}
