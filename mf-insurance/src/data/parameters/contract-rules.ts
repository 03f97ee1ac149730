import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Days before the renewal in which a policy is stopped in writing, without a reason. */
export const renewalNotice: Parameter = {
  id: 'insurance.renewal.notice',
  unit: 'days',
  law: 'DL n.º 72/2008, art. 112.º a 115.º',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-03-31',
  values: [{ from: '2009-01-01', value: 30, source: 'e-konomista; Doutor Finanças («denúncia»)' }],
}

/** Days ahead that a simulation, and so the start of the insurance, may lie. */
export const startWindow: Parameter = {
  id: 'insurance.start.window',
  unit: 'days',
  law: 'Sem lei: validade da nossa simulação',
  confidence: 'A',
  own: true,
  reviewed: '2026-11-22',
  reviewBy: '2027-11-22',
  values: [{ from: '2026-01-01', value: 30, source: 'Regra do simulador: uma simulação vale 30 dias' }],
}
