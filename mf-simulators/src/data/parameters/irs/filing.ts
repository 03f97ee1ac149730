import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'

/** Joint filing divides the income by this and multiplies the tax back. */
export const jointQuotient: Parameter = {
  id: 'irs.joint-quotient',
  unit: 'count',
  law: 'CIRS, art. 69.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      2,
      'github.com/Delfos-IQ/LiberdadeFiscal; github.com/luisiul359/irs-pt; Doutor Finanças',
    ),
  ],
}

/** Part of dependants, expenses and caps of the household that falls on each spouse who files apart. */
export const separateShare: Parameter = {
  id: 'irs.separate-share',
  unit: 'ratio',
  law: 'CIRS, art. 78.º, n.º 11',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      0.5,
      'Diário da Assembleia da República, II Série-A, 2014; github.com/luisiul359/irs-pt',
    ),
  ],
}

/** Part of the tax that is the municipality's to keep or to give back. */
export const municipalShare: Parameter = {
  id: 'irs.municipal-share',
  unit: 'ratio',
  law: 'Lei n.º 73/2013, art. 26.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [incomeYears(2023, 2026, 0.05, 'Notas de liquidação da AT; Caixa Geral de Depósitos; idealista')],
}
