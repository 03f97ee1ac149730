import type { EnergyParameter } from './energy-parameter'
import * as sources from './sources'

export const iec: EnergyParameter = {
  id: 'energy.iec',
  unit: 'eur/kWh',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'Electricity excise, at the normal VAT rate; social-tariff customers are exempt.',
  values: [{ from: '2026-01-01', value: 0.001, source: sources.dadosEnergia }],
}

/** Audiovisual contribution: due every month from a yearly use on. */
export interface Audiovisual {
  readonly eurPerMonth: number
  readonly dueFromKwhPerYear: number
}

export const audiovisual: EnergyParameter<Audiovisual> = {
  id: 'energy.audiovisual',
  unit: 'eur/month',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'At the reduced VAT rate. Some holders of social benefits pay 1.00 EUR: not modelled.',
  values: [
    { from: '2026-01-01', value: { eurPerMonth: 2.85, dueFromKwhPerYear: 400 }, source: sources.billFormula },
  ],
}

export const dgeg: EnergyParameter = {
  id: 'energy.dgeg',
  unit: 'eur/month',
  confidence: 'B',
  reviewBy: '2027-01-15',
  note: 'On real bills at the normal VAT rate. ERSE’s simulator leaves it out: shown apart, never in a total.',
  values: [{ from: '2026-01-01', value: 0.07, source: sources.tariffPages }],
}

export const socialTariffFunding: EnergyParameter = {
  id: 'energy.social-tariff-funding',
  unit: 'eur/kWh',
  confidence: 'A',
  reviewBy: '2026-12-31',
  note: 'Added to the energy only where the supplier’s price leaves it out.',
  values: [{ from: '2026-01-01', to: '2026-12-31', value: 0.0020666, source: sources.dadosEnergia }],
}
