import { toIsoDate } from 'shared-lib/dates/iso-date'
import { pastTables } from './past-tables'

it.each([
  { on: '2026-12-31', period: '2026-01', told: false },
  { on: '2027-01-02', period: '2026-01', told: true },
  { on: '2027-01-02', period: '2025-10', told: false },
] as const)('on $on the tables of $period are past and nobody knows it: $told', ({ on, period, told }) => {
  const said = pastTables(period, toIsoDate(on))
  expect(said !== undefined).toBe(told)
  if (told) expect(said).toContain('valeram até 31 de dezembro de 2026')
})
