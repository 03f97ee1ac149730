import type { Flow } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../domain/energy-answers'
import { energyStart } from './energy.start'
import { electricityBillStep } from './steps/electricity-bill.step'
import { gasBillStep } from './steps/gas-bill.step'

/** The energy questions, with what a visitor may add from a bill. */
export const energyFunnel: Flow<EnergyAnswers> = {
  ...energyStart,
  steps: [...energyStart.steps, electricityBillStep, gasBillStep],
}
