import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { ias } from './ias'
import * as sources from './sources'

export interface YouthYear {
  readonly exemptShare: number
  /** Exempt income of a year goes up to this many times the IAS. */
  readonly capTimesIas: number
}

const years = (shares: readonly number[], caps: readonly number[]): readonly YouthYear[] =>
  shares.map((exemptShare, index) => ({ exemptShare, capTimesIas: caps[index] ?? 0 }))

/** IRS Jovem by year of the regime, the first one first; later years have no exemption. */
export const youthIrs: Parameter<readonly YouthYear[]> = {
  id: 'payroll.youth-irs',
  unit: 'ratio',
  law: 'CIRS, art. 12.º-B e art. 99.º-F, n.º 4',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: '2023 and 2024 were read in one source. Since 2025 up to 35 years of age, and only if the worker asks the company.',
  values: [
    {
      from: '2023-01-01',
      to: '2023-12-31',
      value: years([0.5, 0.4, 0.3, 0.3, 0.2], [12.5, 10, 7.5, 7.5, 5]),
      source: sources.saldo,
    },
    {
      from: '2024-01-01',
      to: '2024-12-31',
      value: years([1, 0.75, 0.5, 0.5, 0.25], [40, 30, 20, 20, 10]),
      source: sources.saldo,
    },
    {
      from: '2025-01-01',
      to: '2026-12-31',
      value: years([1, 0.75, 0.75, 0.75, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25], Array(10).fill(55)),
      source: sources.cirs,
    },
  ],
}

/** Payments in a year that share the cap: twelve salaries and two subsidies. */
export const youthPayments: Parameter = {
  id: 'payroll.youth-irs.payments',
  unit: 'count',
  law: 'CIRS, art. 99.º-F, n.º 4',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  values: [{ from: '2024-01-01', value: 14, source: sources.cirs }],
}

/** Since 2025 the cap is the same in each year of the regime. */
const [{ capTimesIas } = { capTimesIas: 0 }] = youthIrs.values.at(-1)?.value ?? []
const payments = youthPayments.values[0]?.value ?? 1

/** The cap in euros, of a year and of each payment: what follows from the index and the regime, for texts to name. */
export const youthCap: Parameter<{ readonly year: number; readonly payment: number }> = {
  ...ias,
  id: 'payroll.youth-irs.cap',
  unit: 'eur',
  law: youthIrs.law,
  note: 'The index of the year times what the regime says; a payment is one of fourteen.',
  values: ias.values
    .filter(({ from }) => from >= '2025-01-01')
    .map(({ value, ...dated }) => ({
      ...dated,
      value: {
        year: roundHalfUpToCent(value * capTimesIas) / 100,
        payment: roundHalfUpToCent((value * capTimesIas) / payments) / 100,
      },
    })),
}
