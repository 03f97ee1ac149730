import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, flag, list, number, object } from 'shared-lib/contract/schema'
import { fractionOf, percentOf } from 'shared-lib/money/rate'
import {
  breakEvenIndex,
  type IndexedLoan,
  instalmentAt,
  productsForSpread,
  spreadStep,
} from '../domain/spread'
import { amount, centsOf, euros, index, months, rate, spread } from './units'

interface LoanCall {
  readonly wantToBorrow: number
  readonly months: number
  readonly euribor: number
}

const loan = { wantToBorrow: amount, months: months('the term.'), euribor: index }
const loanOf = (call: LoanCall): IndexedLoan => ({
  amount: centsOf(call.wantToBorrow),
  months: call.months,
  index: fractionOf(call.euribor),
})
const heldIndex = 'Mudanças futuras da Euribor: as contas usam sempre a mesma.'

/** `POST /api/calculators/home-loan-spreads`. */
export const homeLoanSpreadsCalculator: Calculator = {
  title: 'Spreads of a home loan',
  called: 'Spreads do crédito habitação',
  description:
    'The instalment of a variable loan at each of several spreads, and what the last one costs more than the first, each month and over the term.',
  limits: [heldIndex],
  input: object({ ...loan, spreads: list(spread, 'In any order.', { minItems: 2, maxItems: 10 }) }),
  output: object({
    instalments: list(cents('instalment.'), 'In the order of `spreads`.'),
    perMonth: cents('the last instalment less the first one.'),
    overTerm: cents('`perMonth` times the months.'),
  }),
  examples: [
    {
      title: 'A tenth of a point',
      input: { wantToBorrow: 150_000, months: 360, euribor: 2.922, spreads: [0.7, 0.8] },
    },
  ],
  calculate: (call: LoanCall & { readonly spreads: readonly number[] }) => ({
    result: spreadStep(
      loanOf(call),
      call.spreads.map((spread) => fractionOf(spread)),
    ),
  }),
}

interface ProductsCall extends LoanCall {
  readonly spreadWithout: number
  readonly spreadWith: number
  readonly monthlyProducts: number
}

/** `POST /api/calculators/home-loan-products`. */
export const homeLoanProductsCalculator: Calculator = {
  title: 'Products for a lower spread',
  called: 'Produtos em troca de spread',
  description:
    'Whether insurance, cards and accounts that lower the spread are worth what they cost a month: by the first instalment, which is where the lower spread saves most.',
  limits: [heldIndex, 'A poupança encolhe com o capital em dívida: esta é a do início do crédito.'],
  input: object({
    ...loan,
    spreadWithout: spread,
    spreadWith: spread,
    monthlyProducts: euros('what the products cost a month, taxes included.'),
  }),
  output: object({
    instalmentWithout: cents('first instalment without the products.'),
    instalmentWith: cents('first instalment with them.'),
    savingOnInstalment: cents('what the lower spread saves a month: the products may cost at most so much.'),
    netPerMonth: cents('saved a month with the products paid; negative when they cost more.'),
    worthIt: flag('Whether something is saved at the start.'),
  }),
  examples: [
    {
      title: 'Half a point for 32 € a month',
      input: {
        ...{ wantToBorrow: 160_000, months: 360, euribor: 2.922 },
        ...{ spreadWithout: 1.3, spreadWith: 0.8, monthlyProducts: 32 },
      },
    },
  ],
  calculate: (call: ProductsCall) => ({
    result: productsForSpread(
      loanOf(call),
      { without: fractionOf(call.spreadWithout), with: fractionOf(call.spreadWith) },
      centsOf(call.monthlyProducts),
    ),
  }),
}

interface BreakEvenCall extends Omit<LoanCall, 'euribor'> {
  readonly tan: number
  readonly spread: number
}

/** `POST /api/calculators/home-loan-break-even`. */
export const homeLoanBreakEvenCalculator: Calculator = {
  title: 'Fixed or variable',
  called: 'Taxa fixa ou variável',
  description:
    'The Euribor at which a loan fixed for the whole term and one at index plus spread pay the same instalment. Below it the variable one is cheaper.',
  limits: [heldIndex],
  input: object({
    wantToBorrow: amount,
    months: months('the term.'),
    tan: rate('of the fixed loan.'),
    spread,
  }),
  output: object({
    euribor: number('Percent: where both pay the same.'),
    instalment: cents('what both pay there.'),
  }),
  examples: [
    {
      title: '3.4 % or a spread of 0.75',
      input: { wantToBorrow: 150_000, months: 360, tan: 3.4, spread: 0.75 },
    },
  ],
  calculate(call: BreakEvenCall) {
    const over = fractionOf(call.spread)
    const even = breakEvenIndex(fractionOf(call.tan), over)
    const instalment = instalmentAt({ ...loanOf({ ...call, euribor: 0 }), index: even }, over)
    return { result: { euribor: percentOf(even, 5), instalment } }
  },
}
