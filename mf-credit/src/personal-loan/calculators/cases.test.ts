import { personalLoanCalculators } from './personal-loan.calculators'

/** A worked case: what is sent, where its figures stand in the answer, and how far they may be away. */
interface Case {
  readonly id: string
  readonly calculator: string
  readonly input: object
  /** Path in the result → figure, in euros, percent or as it is. */
  readonly expected: Readonly<Record<string, number | string | boolean>>
  readonly tolerance: number
  readonly by?: Readonly<Record<string, number>>
}

const today = '2026-11-22'

// Worked apart, in decimals of 40 digits. Paths that end in `$` are cents, compared in euros.
const cases: readonly Case[] = [
  {
    id: 'pl-001',
    calculator: 'cost',
    input: { amount: 1500, tanPercent: 5.2, months: 60 },
    expected: { 'withoutTax.instalment$': 28.44, 'withoutTax.interest$': 206.67 },
    tolerance: 0.01,
  },
  {
    id: 'pl-003',
    calculator: 'legal-maximum',
    input: { amount: 10_000, months: 60, category: 'personal', contractDate: '2026-11-22' },
    expected: {
      maximumTaegPercent: 15,
      stampDutyOnUse$: 176,
      largestInstalment$: 228.88,
      mtic$: 13_908.8,
      costOfCredit$: 3908.8,
      tanPercent: 12.75,
    },
    tolerance: 0.05,
    by: { mtic$: 0.5, costOfCredit$: 0.5, tanPercent: 0.01 },
  },
  {
    id: 'pl-006',
    calculator: 'legal-maximum',
    input: { amount: 7500, months: 48, category: 'education', contractDate: '2026-11-22' },
    expected: {
      maximumTaegPercent: 8.2,
      stampDutyOnUse$: 132,
      largestInstalment$: 179.55,
      mtic$: 8750.4,
      costOfCredit$: 1250.4,
      tanPercent: 6.72,
    },
    tolerance: 0.05,
    by: { mtic$: 0.5, costOfCredit$: 0.5, tanPercent: 0.01 },
  },
  {
    id: 'pl-008',
    calculator: 'taeg-points',
    input: { amount: 10_000, months: 60, fromTaegPercent: 12, toTaegPercent: 13 },
    expected: {
      instalmentFrom$: 215.5,
      instalmentTo$: 219.94,
      mticFrom$: 13_106,
      mticTo$: 13_372.4,
      difference$: 266.4,
    },
    tolerance: 0.05,
    by: { mticFrom$: 0.5, mticTo$: 0.5, difference$: 0.5 },
  },
  {
    id: 'pl-010',
    calculator: 'terms',
    input: { amount: 10_000, tanPercent: 9.9, months: [60, 84] },
    expected: {
      'terms.0.instalment$': 213.93,
      'terms.1.instalment$': 167.55,
      'terms.0.mtic$': 13_011.8,
      'terms.1.mtic$': 14_250.2,
      extraCost$: 1238.4,
    },
    tolerance: 0.05,
    by: { 'terms.0.mtic$': 0.5, 'terms.1.mtic$': 0.5, extraCost$: 0.5 },
  },
  {
    id: 'pl-012',
    calculator: 'cost',
    input: {
      amount: 8000,
      tanPercent: 9.5,
      months: 48,
      openingFeeEur: 160,
      monthlyChargeEur: 5.2,
      contractDate: '2026-11-22',
    },
    expected: { instalment$: 202.44, taegPercent: 14.2, mtic$: 10_273.92, aboveMaximum: false },
    tolerance: 0.05,
    by: { mtic$: 0.5 },
  },
  {
    id: 'pl-014',
    calculator: 'early-repayment',
    input: { amount: 15_000, tanPercent: 9.9, months: 72, rate: 'fixed', repaidAfterInstalment: 24 },
    expected: {
      outstanding$: 10_983.42,
      maximumFee$: 54.92,
      stampDutyOnFee$: 2.2,
      paidOtherwise$: 13_446.24,
      saved$: 2405.7,
    },
    tolerance: 0.05,
    by: { outstanding$: 0.5, maximumFee$: 0.01, paidOtherwise$: 0.5, saved$: 1 },
  },
  {
    id: 'pl-016',
    calculator: 'early-repayment',
    input: { amount: 15_000, tanPercent: 9.9, months: 72, rate: 'variable', repaidAfterInstalment: 24 },
    expected: { maximumFee$: 0, stampDutyOnFee$: 0 },
    tolerance: 0.01,
  },
  {
    id: 'pl-017',
    calculator: 'late-fee',
    input: { instalments: [150, 400, 5000] },
    expected: { 'maximumFees.0$': 12, 'maximumFees.1$': 16, 'maximumFees.2$': 150 },
    tolerance: 0.01,
  },
  {
    id: 'pl-019',
    calculator: 'largest',
    input: {
      netMonthlyIncome: 1300,
      existingInstalments: 250,
      tanPercent: 9.9,
      months: 84,
      assessedOn: '2026-11-22',
      rate: 'fixed',
    },
    expected: { largestInstalment$: 335, largestLoan$: 19_995 },
    tolerance: 1,
  },
  {
    id: 'pl-021',
    calculator: 'consolidation',
    input: {
      debts: [
        { name: 'card', balance: 3000, instalment: 110, monthsLeft: 36 },
        { name: 'loan', balance: 6200, instalment: 215, monthsLeft: 34 },
        { name: 'car', balance: 4300, instalment: 150, monthsLeft: 33 },
      ],
      newLoan: { amount: 13_500, tanPercent: 10.5, months: 84 },
    },
    expected: {
      instalmentNow$: 475,
      instalmentNew$: 230.59,
      lessPerMonth$: 244.41,
      totalNow$: 16_220,
      totalNew$: 19_607.16,
      extraCost$: 3387.16,
      verdict: 'lower-instalment-dearer',
    },
    tolerance: 0.05,
    by: { totalNew$: 0.5, extraCost$: 0.5 },
  },
  {
    id: 'pl-024',
    calculator: 'order',
    input: {
      amount: 10_000,
      months: 60,
      proposals: [
        { id: 'a', tanPercent: 8.9, openingFeeEur: 0 },
        { id: 'b', tanPercent: 7.9, openingFeeEur: 390 },
        { id: 'c', tanPercent: 8.4, openingFeeEur: 100 },
      ],
    },
    expected: {
      'order.0': 'c',
      'order.1': 'a',
      'order.2': 'b',
      'proposals.0.taegPercent': 10.42,
      'proposals.1.taegPercent': 10.49,
      'proposals.2.taegPercent': 11.34,
      'proposals.0.mtic$': 12_658,
      'proposals.1.mtic$': 12_705.8,
      'proposals.2.mtic$': 12_809.6,
      'proposals.0.instalment$': 206.3,
      'proposals.1.instalment$': 208.83,
      'proposals.2.instalment$': 203.8,
    },
    tolerance: 0.05,
    by: { 'proposals.0.mtic$': 0.5, 'proposals.1.mtic$': 0.5, 'proposals.2.mtic$': 0.5 },
  },
  // Printed by lenders, with the stamp duty on interest in the instalment.
  {
    id: 'ABANCA, 5,5 %',
    calculator: 'cost',
    input: { amount: 30_000, tanPercent: 5.5, months: 84 },
    expected: { instalment$: 434.24 },
    tolerance: 0.005,
  },
  {
    id: 'ABANCA, 8,95 %',
    calculator: 'cost',
    input: { amount: 30_000, tanPercent: 8.95, months: 84 },
    expected: { instalment$: 487.37 },
    tolerance: 0.005,
  },
]

const at = (result: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], result)

const resultOf = ({ calculator, input }: Pick<Case, 'calculator' | 'input'>) =>
  personalLoanCalculators[`personal-loan-${calculator}`]?.calculate(input, today)

it.each(cases)('$id: $calculator', ({ expected, tolerance, by = {}, ...sent }) => {
  const outcome = resultOf(sent)
  expect(outcome).toEqual({ result: expect.anything() })
  const result = outcome && 'result' in outcome ? outcome.result : {}
  for (const [path, value] of Object.entries(expected)) {
    const isCents = path.endsWith('$')
    const found = at(result, isCents ? path.slice(0, -1) : path)
    if (typeof value !== 'number') {
      expect([path, found]).toEqual([path, value])
      continue
    }
    const away = Math.abs(Number(found) / (isCents ? 100 : 1) - value)
    expect([path, found, away <= (by[path] ?? tolerance) + 1e-9]).toEqual([path, found, true])
  }
})

it.each([
  {
    calculator: 'cost',
    input: { amount: 5000, tanPercent: 9, months: 24, contractDate: '2024-05-15' },
    field: 'contractDate',
  },
  {
    calculator: 'cost',
    input: { amount: 5000, tanPercent: 9, months: 24, contractDate: '2030-01-01' },
    field: 'contractDate',
  },
  {
    calculator: 'legal-maximum',
    input: { amount: 5000, months: 24, contractDate: '2027-02-01' },
    field: 'contractDate',
  },
  {
    calculator: 'early-repayment',
    input: { amount: 5000, tanPercent: 9, months: 24, repaidAfterInstalment: 24 },
    field: 'repaidAfterInstalment',
  },
  {
    calculator: 'order',
    input: {
      amount: 5000,
      months: 24,
      proposals: [
        { id: 'a', tanPercent: 9 },
        { id: 'a', tanPercent: 8 },
      ],
    },
    field: 'proposals.1.id',
  },
  {
    calculator: 'order',
    input: { months: 24, proposals: [{ id: 'a', tanPercent: 9 }] },
    field: 'proposals.0.amount',
  },
  {
    calculator: 'largest',
    input: { netMonthlyIncome: 1300, tanPercent: 9, months: 60, assessedOn: '2010-01-01' },
    field: 'assessedOn',
  },
  { calculator: 'late-fee', input: { instalments: [100], on: '2010-01-01' }, field: 'on' },
])('says which field of $calculator has no answer: $field', ({ field, ...sent }) =>
  expect(resultOf(sent)).toEqual({ problems: [{ field, message: expect.stringMatching(/\S/) }] }),
)
