import { netSalary } from '../net-salary'
import { workedCases } from './worked-cases'
import { worker } from './worker'

it.each(workedCases)('$name: $withholding € ($working)', ({ change, withholding }) =>
  expect(netSalary(worker({ rounding: 'cents', ...change })).month.withholding).toBe(
    Math.round(withholding * 100),
  ),
)
