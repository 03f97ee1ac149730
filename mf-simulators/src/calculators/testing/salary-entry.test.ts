import { calculatorOf } from 'shared-lib/form/calculator'
import { netSalaryCalculator } from '../net-salary.calculator'
import { salaryCases } from './salary-cases'
import { expectCase, originOf } from './worked-case'

// The rules meet these cases beside them (domain/payroll); here the API does.
it.each(salaryCases.map((one) => [one.name, originOf(one), one] as const))('%s (%s)', (_name, _origin, one) =>
  expectCase(calculatorOf(netSalaryCalculator), one),
)
