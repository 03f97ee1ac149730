import { type Parameter, parameter } from 'shared-lib/rules/dated/dated-parameter'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { ias } from './ias'
import data from './youth-irs.json'

export interface YouthYear {
  readonly exemptShare: number
  /** Exempt income of a year goes up to this many times the IAS. */
  readonly capTimesIas: number
}

/** IRS Jovem by year of the regime, the first one first; later years have no exemption. */
export const youthIrs = parameter<readonly YouthYear[]>(data.youthIrs)

/** Payments in a year that share the cap: twelve salaries and two subsidies. */
export const youthPayments = parameter(data.youthPayments)

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
