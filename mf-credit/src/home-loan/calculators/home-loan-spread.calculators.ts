import { cents, flag, list, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { tan } from 'shared-lib/kit/form/credit-fields'
import type { InputOf } from 'shared-lib/kit/form/form'
import * as program from 'shared-lib/kit/form/program-fields'
import { percentOf } from 'shared-lib/rules/money/rate'
import { productsFields } from '../rules/products.form'
import {
  breakEvenIndex,
  type IndexedLoan,
  instalmentAt,
  productsForSpread,
  spreadStep,
} from '../rules/spread'
import { euribor, months, spread, wantToBorrow } from './call.fields'

const loan = { wantToBorrow, months, euribor }
const loanOf = ({ wantToBorrow, months, euribor }: InputOf<typeof loan>): IndexedLoan => ({
  amount: wantToBorrow,
  months,
  index: euribor,
})
const heldIndex = 'Mudanças futuras da Euribor: as contas usam sempre a mesma.'

/** `POST /api/calculators/home-loan-spreads`. */
export const homeLoanSpreadsCalculator = openCalculator({
  title: 'Spreads of a home loan',
  called: 'Spreads do crédito habitação',
  description:
    'The instalment of a variable loan at each of several spreads, and what the last one costs more than the first, each month and over the term.',
  limits: [heldIndex],
  fields: {
    ...loan,
    spreads: program.list('In any order.', spread, 10, 2),
  },
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
  calculate: ({ spreads, ...call }) => ({ result: spreadStep(loanOf(call), spreads) }),
})

/** `POST /api/calculators/home-loan-products`. */
export const homeLoanProductsCalculator = openCalculator({
  title: 'Products for a lower spread',
  called: 'Produtos em troca de spread',
  description:
    'Whether insurance, cards and accounts that lower the spread are worth what they cost a month: by the first instalment, which is where the lower spread saves most.',
  limits: [heldIndex, 'A poupança encolhe com o capital em dívida: esta é a do início do crédito.'],
  fields: { ...loan, ...productsFields },
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
        wantToBorrow: 160_000,
        months: 360,
        euribor: 2.922,
        spreadWithout: 1.3,
        spreadWith: 0.8,
        monthlyProducts: 32,
      },
    },
  ],
  calculate: ({ spreadWithout, spreadWith, monthlyProducts, ...call }) => ({
    result: productsForSpread(loanOf(call), { without: spreadWithout, with: spreadWith }, monthlyProducts),
  }),
})

/** `POST /api/calculators/home-loan-break-even`. */
export const homeLoanBreakEvenCalculator = openCalculator({
  title: 'Fixed or variable',
  called: 'Taxa fixa ou variável',
  description:
    'The Euribor at which a loan fixed for the whole term and one at index plus spread pay the same instalment. Below it the variable one is cheaper.',
  limits: [heldIndex],
  fields: {
    wantToBorrow,
    months,
    tan: tan(program.words('Nominal rate of the fixed loan, percent.')),
    spread,
  },
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
  calculate({ tan, spread, ...call }) {
    const even = breakEvenIndex(tan, spread)
    const instalment = instalmentAt({ ...loanOf({ ...call, euribor: 0 }), index: even }, spread)
    return { result: { euribor: percentOf(even, 5), instalment } }
  },
})
