import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { imiCalculator } from './imi.calculator'
import cases from './testing/imi.calculator.json'

const calculator = calculatorOf(imiCalculator)
const answer = (body: object, today = '2026-11-21') => calculator.calculate(body, today)

describe('POST /api/calculators/imi', () => {
  it('takes euros and percent, the municipality by code or by name, and answers in cents', () => {
    const lisboa = cases.lisboa
    expect(answer({ vpt: 123_456.78, county: '1106' })).toMatchObject({ result: lisboa })
    expect(answer({ vpt: 123_456.78, county: 'lisboa' })).toMatchObject({ result: lisboa })
    expect(answer({ vpt: 150_000, rate: 0.45 })).toMatchObject({ result: { imi: 67_500 } })
  })

  it('takes the year whose tax is paid this year', () => {
    expect(answer({ vpt: 1, county: '1106' }, '2026-01-01')).toMatchObject({ result: { taxYear: 2025 } })
    expect(answer({ vpt: 1, county: '1106' }, '2025-12-31')).toMatchObject({ result: { taxYear: 2024 } })
  })

  it('takes any year up to this one', () => {
    expect(answer({ vpt: 1, rate: 0.3, year: 2024 })).toMatchObject({ result: { taxYear: 2024 } })
    expect(answer({ vpt: 1, rate: 0.3, year: 2026 })).toMatchObject({ result: { taxYear: 2026 } })
  })

  it.each([
    { vpt: 600_000, aimi: undefined },
    { vpt: 800_000, aimi: 1400_00 },
    { vpt: 1_500_000, aimi: 7800_00 },
    { vpt: 2_500_000, aimi: 20_300_00 },
  ])('returns the AIMI of a single dwelling of $vpt €: $aimi', ({ vpt, aimi }) =>
    expect(answer({ vpt, rate: 0.3 })).toHaveProperty('result.aimi', aimi),
  )

  it('returns the limits of the first exemption, and until when to ask for a new valuation', () => {
    expect(answer({ vpt: 125_000, rate: 0.3 })).toMatchObject({
      result: {
        exemption: { vptLimit: 12_500_000, incomeLimit: 15_330_000, years: 3, moreYears: 2 },
        revaluation: { everyYears: 3, until: '2026-12-31' },
      },
    })
    expect(answer({ vpt: 125_000.01, rate: 0.3 })).toHaveProperty('result.exemption', undefined)
    expect(answer({ vpt: 5000, propertyType: 'rural' })).not.toHaveProperty('result.revaluation')
  })

  // 2,3 × 14 and 10 × 14 times the IAS of the year: 522,50 € in 2025, 537,13 € in 2026.
  it.each([
    { input: { vpt: 60_000, county: '1106' }, incomeLimit: 16_824_50, vptLimit: 73_150_00 },
    { input: { vpt: 75_198.2, rate: 0.3, year: 2026 }, incomeLimit: 17_295_58, vptLimit: 75_198_20 },
    { input: { vpt: 5000, propertyType: 'rural' }, incomeLimit: 16_824_50, vptLimit: 73_150_00 },
    { input: { vpt: 73_150.01, rate: 0.3 }, incomeLimit: undefined, vptLimit: undefined },
  ])('returns the lasting exemption of low incomes for $input', ({ input, incomeLimit, vptLimit }) =>
    expect(answer(input)).toHaveProperty('result.lowIncome', vptLimit && { incomeLimit, vptLimit }),
  )

  it('asks for a rate that is not known', () =>
    expect(answer({ vpt: 150_000, county: 'Lagos' })).toMatchObject({
      result: { kind: 'needs', needs: 'rate' },
    }))

  it.each(cases.wrong as [string, string, object][])('names %s: %s', (field, message, body) =>
    expect(answer(body)).toEqual({ problems: [{ field, message }] }),
  )
})
