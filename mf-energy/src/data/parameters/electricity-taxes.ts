import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'

export const iec: Parameter = {
  id: 'energy.iec',
  unit: 'eur/kWh',
  law: 'Código dos Impostos Especiais de Consumo, art. 92.º; Portaria n.º 320-D/2011',
  confidence: 'A',
  reviewed: '2026-10-01',
  reviewBy: '2027-01-15',
  note: 'Electricity excise, at the normal VAT rate; social-tariff customers are exempt.',
  values: [{ from: '2012-01-01', value: 0.001, source: sources.excise2012 }],
}

/** Audiovisual contribution: due every month from a yearly use on. */
interface Audiovisual {
  readonly eurPerMonth: number
  readonly dueFromKwhPerYear: number
}

export const audiovisual: Parameter<Audiovisual> = {
  id: 'energy.audiovisual',
  unit: 'eur/month',
  law: 'Lei n.º 30/2003, art. 4.º (Lei n.º 7-A/2016, art. 198.º)',
  confidence: 'A',
  reviewed: '2026-10-01',
  reviewBy: '2027-01-15',
  note: 'At the reduced VAT rate. Some holders of social benefits pay 1.00 EUR: not modelled.',
  values: [
    {
      from: '2016-03-31',
      value: { eurPerMonth: 2.85, dueFromKwhPerYear: 400 },
      source: sources.audiovisual2016,
    },
  ],
}

export const dgeg: Parameter = {
  id: 'energy.dgeg',
  unit: 'eur/month',
  law: 'DL n.º 4/93, taxa de exploração das instalações elétricas do 3.º grupo (DGEG)',
  confidence: 'B',
  reviewed: '2026-08-21',
  reviewBy: '2027-01-15',
  note: 'On real bills at the normal VAT rate. ERSE’s calculator leaves it out: shown apart, never in a total. The order that put it in euros (Portaria n.º 311/2002) was not read.',
  values: [{ from: '2000-04-01', value: 0.07, source: sources.exploration2000 }],
}

export const socialTariffFunding: Parameter = {
  id: 'energy.social-tariff-funding',
  unit: 'eur/kWh',
  law: 'ERSE, financiamento da tarifa social em 2026',
  confidence: 'A',
  reviewed: '2026-06-14',
  reviewBy: '2026-12-31',
  note: 'Added to the energy only where the supplier’s price leaves it out.',
  values: [{ from: '2026-01-01', to: '2026-12-31', value: 0.0020666, source: sources.dadosEnergia }],
}
