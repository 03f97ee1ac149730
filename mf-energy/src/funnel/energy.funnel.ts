import type { Flow } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../domain/energy-answers'
import { addressStep } from './steps/address.step'
import { contractedPowerStep } from './steps/contracted-power.step'
import { currentProviderStep } from './steps/current-provider.step'
import { electricityBillStep } from './steps/electricity-bill.step'
import { energyTypeStep } from './steps/energy-type.step'
import { gasBillStep } from './steps/gas-bill.step'
import { gasTierStep } from './steps/gas-tier.step'
import { houseUsageStep } from './steps/house-usage.step'
import { inhabitantsStep } from './steps/inhabitants.step'

/** Carries the id of the chosen row. */
export const offerParameter = 'oferta'

/** The energy questions, in the order that asks least: what rules others out comes first. */
export const energyFunnel: Flow<EnergyAnswers> = {
  name: 'energy',
  title: 'Simulação de energia',
  path: '/energia/simular',
  done: '/energia/resultados',
  steps: [
    energyTypeStep,
    addressStep,
    inhabitantsStep,
    houseUsageStep,
    contractedPowerStep,
    gasTierStep,
    currentProviderStep,
    electricityBillStep,
    gasBillStep,
  ],
  extras: [offerParameter],
}
