import { netSalary } from '../net-salary'
import { isUnknown } from '../unknown'
import { tableCases } from './table-cases'
import { worker } from './worker'

it.each(tableCases.map((one) => [one.table, one.working, one] as const))('%s: %s', (table, _, one) => {
  const { basis, month } = netSalary(worker(one.change))
  expect(isUnknown(basis.rules) ? undefined : basis.rules.table.id).toBe(table.split(' ').at(-1))
  expect(month.withholding).toBe(one.withholding)
})

it('has a case for every table', () => expect(new Set(tableCases.map(({ table }) => table)).size).toBe(188))
