import type { Flow } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../domain/energy-answers'
import { energyAddresses, offerParameter } from './energy.addresses'
import { addressStep } from './steps/address.step'
import { contractedPowerStep } from './steps/contracted-power.step'
import { currentProviderStep } from './steps/current-provider.step'
import { energyTypeStep } from './steps/energy-type.step'
import { gasTierStep } from './steps/gas-tier.step'
import { houseUsageStep } from './steps/house-usage.step'
import { inhabitantsStep } from './steps/inhabitants.step'

/** What everybody is asked, in the order that asks least: what rules others out comes first. All that the first step needs. */
export const energyStart: Flow<EnergyAnswers> = {
  ...energyAddresses,
  title: 'Simulação de energia',
  steps: [
    energyTypeStep,
    addressStep,
    inhabitantsStep,
    houseUsageStep,
    contractedPowerStep,
    gasTierStep,
    currentProviderStep,
  ],
  extras: [offerParameter],
}
