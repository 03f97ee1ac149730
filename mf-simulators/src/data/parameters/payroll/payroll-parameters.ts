import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { disabledDependent, disabledSpouse, manyDependents, pensionDependent } from './dependent-deductions'
import { ias } from './ias'
import { mealLimits } from './meal-allowance'
import { minimumWage } from './minimum-wage'
import { overtimeRates } from './overtime'
import { receiptWithholding } from './self-employed'
import { generalContribution } from './social-security'
import { withholdingTables } from './withholding-tables'
import { youthCap, youthIrs, youthPayments } from './youth-irs'

/** Every dated figure of pay, besides the withholding tables. */
export const payrollParameters: readonly Parameter<unknown>[] = [
  withholdingTables,
  generalContribution,
  receiptWithholding,
  ias,
  ...Object.values(minimumWage),
  mealLimits,
  disabledDependent,
  disabledSpouse,
  pensionDependent,
  manyDependents,
  overtimeRates,
  youthIrs,
  youthPayments,
  youthCap,
]
