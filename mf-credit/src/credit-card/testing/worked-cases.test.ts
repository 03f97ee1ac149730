import { calculatorOf } from 'shared-lib/form/calculator'
import { cardCostCalculator } from '../calculators/card-cost.calculator'
import { cardDebtCalculator } from '../calculators/card-debt.calculator'
import { cardRankingCalculator } from '../calculators/card-ranking.calculator'
import { cardTaegCalculator } from '../calculators/card-taeg.calculator'

// Worked apart from this program, in decimals of 40 digits: the numbers behind each figure stand in `working`. Asked as
// the open API does. Money in cents, rates as fractions; a figure may be off by its margin.

const calculators = {
  'card-cost': calculatorOf(cardCostCalculator),
  'card-debt': calculatorOf(cardDebtCalculator),
  'card-ranking': cardRankingCalculator,
  'card-taeg': calculatorOf(cardTaegCalculator),
}

interface Case {
  readonly name: string
  readonly working: string
  readonly of: keyof typeof calculators
  readonly input: object
  /** Path in the result → figure and how far it may be off. */
  readonly expected: Readonly<Record<string, boolean | string | readonly [figure: number, margin: number]>>
}

const cases: readonly Case[] = [
  {
    name: 'least payment of 5 %, at least 25 €',
    working: 'month by month, every amount to the cent',
    of: 'card-debt',
    input: { balance: 1500, tan: 14, pays: 'minimum', minimumShare: 5, minimumFloor: 25 },
    expected: {
      months: [53, 0],
      interest: [389_12, 50],
      stampOnInterest: [15_52, 10],
      stampOnUse: [47_02, 20],
      paid: [1951_66, 50],
      cost: [451_66, 50],
    },
  },
  {
    name: '100 € a month',
    working: 'the same debt',
    of: 'card-debt',
    input: { balance: 1500, tan: 14, pays: 'fixed', fixedPayment: 100 },
    expected: {
      months: [17, 0],
      interest: [162_08, 50],
      stampOnInterest: [6_50, 10],
      stampOnUse: [19_60, 20],
      paid: [1688_18, 50],
      cost: [188_18, 50],
    },
  },
  {
    name: 'what ends it in 12 and in 24 months',
    working: 'annuity at 14 % ÷ 12 × 1,04 + 0,141 %',
    of: 'card-debt',
    input: { balance: 1500, tan: 14, clearIn: [12, 24] },
    expected: { 'clearIn.0.perMonth': [136_28, 10], 'clearIn.1.perMonth': [73_63, 10] },
  },
  {
    name: 'paid in full, cashback up to a limit',
    working: '7.200 € × 1 % = 72 €, at most 60 €; 20 € × 1,04',
    of: 'card-cost',
    input: { pays: 'all', monthlyPurchases: 600, annualFee: 20, cashback: 1, cashbackCap: 60 },
    expected: { interest: [0, 0], annualFee: [20_80, 2], cashback: [60_00, 2], cost: [-39_20, 2] },
  },
  {
    name: 'purchases that pay the annual fee',
    working: '36,40 € ÷ 1 % ÷ 12',
    of: 'card-cost',
    input: { pays: 'all', annualFee: 35, cashback: 1 },
    expected: { feeBreakEven: [303_33, 2] },
  },
  {
    name: 'cash on credit',
    working: '6 × (4,00 € + 4 % of 200 €) × 1,04',
    of: 'card-cost',
    input: { pays: 'all', cashTimes: 6, cash: 200, cashFee: 4, cashFeeShare: 4 },
    expected: { cashFees: [74_88, 1], cashFeesShare: [0.0624, 0.0001] },
  },
  {
    name: 'TAEG without an annual fee, below the maximum',
    working: '12 × 125 € of capital, interest × 1,04 and 0,141 % of what is owed',
    of: 'card-taeg',
    input: { limit: 1500, months: 12, tan: 13.9, annualFee: 0, contractDate: '2026-11-21' },
    expected: { taeg: [0.174, 0.001], isAboveMaximum: false },
  },
  {
    name: 'TAEG with an annual fee, above the maximum',
    working: 'the same, 15 € × 1,04 at the start',
    of: 'card-taeg',
    input: { limit: 1500, months: 12, tan: 13, annualFee: 15, contractDate: '2026-11-21' },
    expected: { taeg: [0.187, 0.001], isAboveMaximum: true },
  },
  {
    name: 'the nominal rate behind a TAEG',
    working: 'the TAN with which the same comes to 18,5 %',
    of: 'card-taeg',
    input: { taeg: 18.5, annualFee: 0 },
    expected: { tan: [0.1481, 0.0005] },
  },
  {
    name: 'a payment below the charges never ends',
    working: '24,67 € + 0,99 € + 2,82 €, against 28 €',
    of: 'card-debt',
    input: { balance: 2000, tan: 14.8, pays: 'fixed', fixedPayment: 28 },
    expected: { firstMonthCharges: [28_48, 2], endsEver: false },
  },
  {
    name: 'order of two cards',
    working: '30 € × 1,04 − 2.400 € × 1 %',
    of: 'card-ranking',
    input: {
      pays: 'interest',
      monthlyPurchases: 200,
      balance: 0,
      cards: [
        { id: 'free', annualFee: 0, tan: 14.81, cashback: 0 },
        { id: 'cash', annualFee: 30, tan: 13.81, cashback: 1 },
      ],
    },
    expected: {
      'cards.0.id': 'free',
      'cards.0.cost': [0, 2],
      'cards.1.id': 'cash',
      'cards.1.cost': [7_20, 2],
    },
  },
  {
    name: 'order with 1.000 € owed all year',
    working: '1.000 € × (TAN × 1,04 + 12 × 0,141 %): 16,92 € + 154,02 €; 16,92 € + 143,62 € + 31,20 €',
    of: 'card-ranking',
    input: {
      pays: 'interest',
      balance: 1000,
      cards: [
        { id: 'fee', annualFee: 30, tan: 13.81 },
        { id: 'free', annualFee: 0, tan: 14.81 },
      ],
    },
    expected: {
      'cards.0.id': 'free',
      'cards.0.cost': [170_94, 2],
      'cards.1.id': 'fee',
      'cards.1.cost': [191_74, 2],
    },
  },
]

const at = (result: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], result)

it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { of, input, expected }) => {
  const outcome = calculators[of].calculate(input, '2026-11-21')
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  for (const [path, wanted] of Object.entries(expected)) {
    const found = at(outcome.result, path)
    if (!Array.isArray(wanted)) expect([path, found]).toEqual([path, wanted])
    else {
      const [figure, margin] = wanted as readonly [number, number]
      const isNear = typeof found === 'number' && Math.abs(found - figure) <= margin + 1e-9
      expect([path, isNear ? figure : found]).toEqual([path, figure])
    }
  }
})

// What the guides tell: their tables come from the same rules.
it.each([
  [{ pays: 'fixed', fixedPayment: 150 }, 11, 129_76],
  [{ pays: 'fixed', fixedPayment: 75 }, 24, 278_03],
  [{ pays: 'fixed', fixedPayment: 50 }, 40, 470_36],
  [{ pays: 'minimum', minimumShare: 3, minimumFloor: 15 }, 113, 1062_04],
])('1.500 € at a TAN of 14,8 %, paid by %j, as the guides say', (pays, months, cost) =>
  expect(
    calculators['card-debt'].calculate({ balance: 1500, tan: 14.8, ...pays }, '2026-11-21'),
  ).toMatchObject({
    result: { endsEver: true, months, cost },
  }),
)
