import { isIsoDate } from 'shared-lib/dates/iso-date'
import { payrollParameters } from './payroll-parameters'

it('gives every figure an id of its own', () => {
  expect(payrollParameters.length).toBeGreaterThan(10)
  expect(new Set(payrollParameters.map(({ id }) => id)).size).toBe(payrollParameters.length)
})

it.each(payrollParameters.map((parameter) => [parameter.id, parameter] as const))(
  '%s says from when, by which law, from where and how sure',
  (_, parameter) => {
    expect(['A', 'B', 'C', 'D']).toContain(parameter.confidence)
    expect(parameter.law.length).toBeGreaterThan(10)
    expect(isIsoDate(parameter.reviewBy)).toBe(true)
    expect(parameter.values.length).toBeGreaterThan(0)
    for (const [index, value] of parameter.values.entries()) {
      expect(isIsoDate(value.from)).toBe(true)
      expect(value.source.length).toBeGreaterThan(10)
      if (value.to !== undefined) expect(value.to > value.from).toBe(true)
      const before = parameter.values[index - 1]
      if (before) expect(value.from > (before.to ?? before.from)).toBe(true)
    }
  },
)
