import { calculatorOf } from 'shared-lib/kit/form/calculator'
import cases from './testing/wages.calculator.json'
import { type WagesAnswer, wagesCalculator } from './wages.calculator'

const calculator = calculatorOf(wagesCalculator)
const answer = (body: object) => calculator.calculate(body, '2026-11-21')

describe('POST /api/calculators/wages', () => {
  it('holds one offer against the other', () => {
    const { result } = answer({ first_wage_raw: 1500, second_wage_raw: 1600 }) as { result: WagesAnswer }
    const { first, second, difference } = result
    expect(difference.valueYear).toBe((second.valueYear ?? 0) - (first.valueYear ?? 0))
  })

  it('reads both offers by their own names', () => {
    const body = {
      first_wage_raw: 21_000,
      first_context: 'yearly',
      first_other_benefits: 25,
      second_contract: 'self_employed',
      second_wage_raw: 2000,
      second_first_year: true,
    }
    // 21.000 € a year are 14 × 1.500 €; receipts of the first year bear only 23 %.
    expect(answer(body)).toMatchObject({
      result: {
        first: { month: { wage: 150_000, net: 116_700 }, benefitsYear: 30_000, valueYear: 1_663_800 },
        second: { year: { net: 1_848_000 } },
        better: 'second',
      },
    })
  })

  it('warns in 2027 that the tables of 2026 are past', () =>
    expect(
      calculator.calculate({ first_wage_raw: 1500, second_wage_raw: 1600 }, '2027-01-02'),
    ).toHaveProperty('result.pastTables'))

  it('returns what the offer that leaves less would have to pay, in its own period', () => {
    // Both pay 14 times and bear the same: level at the same wage.
    expect(answer({ first_wage_raw: 1500, second_wage_raw: 1600 })).toMatchObject({
      result: { breakEven: { offer: 'first', wage: 160_000, context: 'monthly' } },
    })
    expect(answer({ first_wage_raw: 1600, second_wage_raw: 21_000, second_context: 'yearly' })).toMatchObject(
      { result: { breakEven: { offer: 'second', context: 'yearly' } } },
    )
    expect(answer({ first_wage_raw: 1500, second_wage_raw: 1500 })).not.toHaveProperty('result.breakEven')
  })

  it.each(cases.wrong)('names $field', ({ body, field, message }) =>
    expect(answer(body)).toEqual({ problems: [{ field, message }] }),
  )
})
