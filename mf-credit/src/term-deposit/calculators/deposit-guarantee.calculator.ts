import { cents, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { guaranteeLimit } from '../data/parameters/deposit-rules'
import { guaranteeOf } from '../rules/guarantee'
import { amount, holders } from './call.fields'

/** `POST /api/calculators/deposit-guarantee`. */
export const depositGuaranteeCalculator = openCalculator({
  title: 'Deposit guarantee',
  called: 'Garantia dos depósitos',
  description:
    'How much of some deposits the guarantee fund covers: a limit for each holder at each bank, however many deposits. All holders are taken to hold every deposit in equal parts.',
  limits: [
    'Fundos de outros países com limite noutra moeda (Suécia).',
    'Montantes temporariamente acima do limite, como a venda da casa.',
  ],
  fields: {
    deposits: program.list(
      'Every deposit, whichever bank.',
      program.group({ bank: program.name('Name; equal names are one bank.'), amount }),
      50,
    ),
    holders,
  },
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
  calculate({ deposits, holders }, today) {
    const limit = valueOn(guaranteeLimit, today)
    const held = deposits.map(({ bank, amount }) => ({ bank: bank.trim().toLowerCase(), amount }))
    return { result: { ...guaranteeOf(held, holders, limit), limitCents: limit * 100 } }
  },
})
