import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { expiryOf, monthsUntil } from './contract-expiry'
import cases from './testing/contract-expiry.json'

const today = toIsoDate('2026-11-21')

it.each(cases.expiries)('$lastDay is $is: $why', ({ lastDay, is }) =>
  expect(expiryOf(toIsoDate(lastDay), today)).toBe(is),
)

it.each(cases.months)('counts $is months to $lastDay: $why', ({ lastDay, is }) =>
  expect(monthsUntil(toIsoDate(lastDay), today, 24)).toBe(is),
)
