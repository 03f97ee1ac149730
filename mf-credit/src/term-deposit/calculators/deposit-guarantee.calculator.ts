import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, list, object, text } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { guaranteeOf } from '../domain/guarantee'
import { guaranteeLimit } from '../parameters/deposit-rules'
import { amount } from './deposit-schemas'

interface GuaranteeCall {
  readonly deposits: readonly { readonly bank: string; readonly amount: number }[]
  readonly holders?: number
}

/** `POST /api/calculators/deposit-guarantee`. */
export const depositGuaranteeCalculator: Calculator = {
  title: 'Deposit guarantee',
  called: 'Garantia dos depósitos',
  description:
    'How much of some deposits the guarantee fund covers: a limit for each holder at each bank, however many deposits. All holders are taken to hold every deposit in equal parts.',
  limits: [
    'Fundos de outros países com limite noutra moeda (Suécia).',
    'Montantes temporariamente acima do limite, como a venda da casa.',
  ],
  input: object(
    {
      deposits: list(
        object({ bank: text('Name; equal names are one bank.', { minLength: 1, maxLength: 60 }), amount }),
        'Every deposit, whichever bank.',
        { minItems: 1, maxItems: 50 },
      ),
    },
    { holders: integer('People who hold them; 1 when missing.', { minimum: 1, maximum: 10 }) },
  ),
  output: object({
    coveredCents: cents('covered.'),
    uncoveredCents: cents('above the limit.'),
    limitCents: cents('limit for each holder at each bank.'),
  }),
  examples: [
    {
      title: 'Two banks, one of them above the limit',
      input: {
        deposits: [
          { bank: 'A', amount: 130_000 },
          { bank: 'B', amount: 60_000 },
        ],
        holders: 1,
      },
    },
  ],
  calculate({ deposits, holders = 1 }: GuaranteeCall, today) {
    const limit = valueOn(guaranteeLimit, toIsoDate(today))
    const held = deposits.map(({ bank, amount }) => ({
      bank: bank.trim().toLowerCase(),
      amount: roundHalfUpToCent(amount),
    }))
    return { result: { ...guaranteeOf(held, holders, limit), limitCents: limit * 100 } }
  },
}
