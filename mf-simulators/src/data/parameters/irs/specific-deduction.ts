import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYear, incomeYears } from './income-year'

/** Taken off each person's employment income; the mandatory contributions instead when they are higher. */
export const specificDeduction: Parameter = {
  id: 'irs.specific-deduction',
  unit: 'eur/year',
  law: 'CIRS, art. 25.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  note: '2024 is 4 104 × 1,06; from 2025 on it is 8,54 × IAS.',
  values: [
    incomeYear(2023, 4104, 'Doutor Finanças; github.com/luisiul359/irs-pt'),
    incomeYear(2024, 4350.24, 'Lei n.º 32/2024; Portal das Finanças, deduções do IRS de 2024; ECO'),
    incomeYear(2025, 4462.15, 'Notas de liquidação da AT; simulações da PwC (Lusa)'),
    incomeYear(2026, 4587.09, 'github.com/Delfos-IQ/LiberdadeFiscal; github.com/NPodlozhniy/portugal-taxes'),
  ],
}

/** The same for pensions, alimony received among them when the person has it added to the other income. */
export const pensionDeduction: Parameter = {
  id: 'irs.pension-deduction',
  unit: 'eur/year',
  law: 'CIRS, art. 53.º',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYear(2023, 4104, 'ECO, 2025 (4 104 € até 2023, categorias A e H)'),
    incomeYear(2024, 4350.24, 'ECO, 2025 (categorias A e H)'),
    incomeYear(2025, 4462.15, 'Postal, 2025; CNN Portugal'),
    incomeYear(2026, 4587.09, 'Notícias ao Minuto, 2024: 8,54 × IAS também nas pensões'),
  ],
}

/** Alimony that is not added to the other income is taxed apart at this rate. */
export const alimonyReceivedRate: Parameter = {
  id: 'irs.alimony-received',
  unit: 'ratio',
  law: 'CIRS, art. 72.º, n.º 5',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [incomeYears(2023, 2026, 0.2, 'TVI24; um projeto público de cálculo')],
}
