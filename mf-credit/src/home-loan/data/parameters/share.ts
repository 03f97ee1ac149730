import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Share of a home's price that a visitor may ask for. Above the recommended limit the results warn. */
export const askedShare: Parameter<{ readonly least: number; readonly most: number }> = {
  id: 'home-loan.asked-share',
  own: true,
  unit: 'ratio',
  law: 'Limites deste simulador',
  confidence: 'A',
  reviewed: '2026-11-23',
  reviewBy: '2027-06-30',
  values: [{ from: '2018-01-01', value: { least: 0.01, most: 1 }, source: 'Limites deste simulador' }],
}
