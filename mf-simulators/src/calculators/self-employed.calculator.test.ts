import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { selfEmployedCalculator } from './self-employed.calculator'
import cases from './testing/self-employed.calculator.json'

const calculator = calculatorOf(selfEmployedCalculator)
const answer = (body: object, today = '2026-11-22') => calculator.calculate(body, today)

describe('POST /api/calculators/self-employed', () => {
  it('takes euros and answers in cents', () =>
    expect(answer({ receipts: 2000 })).toMatchObject({
      result: { year: 2026, month: { receipts: 200_000, socialSecurity: 29_960, net: 124_040 }, unknown: [] },
    }))

  it('takes a year as twelve months', () => {
    const { context: _, ...monthly } = { receipts: 2000, context: 'monthly' }
    expect(answer({ receipts: 24_000, context: 'yearly' })).toEqual(answer(monthly))
  })

  it.each([
    [2024, '2026-11-22'],
    [2027, '2026-11-22'],
    [undefined, '2027-01-02'],
  ])('does not answer for %s on %s with the figures of another year', (year, today) =>
    expect(answer({ receipts: 2000, ...(year && { year }) }, today)).toMatchObject({
      result: { kind: 'unknown', unknown: expect.stringContaining('Não temos as regras dos recibos verdes') },
    }),
  )

  it.each(cases.wrong)('names $field: $message', ({ body, field, message }) =>
    expect(answer(body)).toEqual({ problems: [{ field, message }] }),
  )

  it.each(cases.notes)('notes what must be known: $note', ({ body, note, not }) => {
    const said = JSON.stringify(answer(body))
    expect(said).toContain(`"${note}"`)
    expect(said).not.toContain(`"${not}"`)
  })

  it('reads of goods no withholding that was sent for them', () =>
    expect(answer({ receipts: 2000, kind: 'goods', withholding: 'usual' })).toMatchObject({
      result: { annual: { withholding: 0 } },
    }))
})
