import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { pastTables } from './past-tables'

it.each([
  { on: '2026-12-31', period: '2026-01', warns: false },
  { on: '2027-01-02', period: '2026-01', warns: true },
  { on: '2027-01-02', period: '2025-10', warns: false },
] as const)('on $on warns that the tables of $period are past: $warns', ({ on, period, warns }) => {
  const warning = pastTables(period, toIsoDate(on))
  expect(warning !== undefined).toBe(warns)
  if (warns) expect(warning).toContain('valeram até 31 de dezembro de 2026')
})
