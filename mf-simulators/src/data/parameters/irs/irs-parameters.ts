import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as contributions from './contributions'
import * as dependants from './dependants'
import * as filing from './filing'
import * as minimumExistence from './minimum-existence'
import * as rents from './rents'
import * as selfEmployment from './self-employment'
import * as surcharge from './solidarity-surcharge'
import * as specificDeduction from './specific-deduction'
import * as taxCredits from './tax-credits'
import * as taxTables from './tax-tables'

/** Every figure of the annual IRS that is not shared with the payroll. */
export const irsParameters: readonly Parameter<unknown>[] = [
  contributions,
  dependants,
  filing,
  minimumExistence,
  rents,
  selfEmployment,
  surcharge,
  specificDeduction,
  taxCredits,
  taxTables,
].flatMap((group) => Object.values<Parameter<unknown>>(group))
