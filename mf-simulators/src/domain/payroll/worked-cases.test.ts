import { netSalary } from './net-salary'
import { worker } from './testing'
import { workedCases } from './worked-cases'

it.each(workedCases)('$name: $withholding € ($working)', ({ change, withholding }) =>
  expect(netSalary(worker({ rounding: 'cents', ...change })).month.withholding).toBe(
    Math.round(withholding * 100),
  ),
)
