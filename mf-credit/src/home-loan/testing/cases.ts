/** A question worked out apart, with what it comes to. Units as in the question: euros and percent. */
interface Case {
  readonly id: string
  /** Calculator that answers it, and the body that it takes. */
  readonly calculator: string
  readonly input: object
  /** Where each figure stands in the result, what it is there (cents, fractions) and how far off it may be. */
  readonly expected: readonly (readonly [path: string, value: number | undefined, tolerance: number])[]
}

/** Worked out with forty digits by somebody else; the loans are made up for the arithmetic and are no offers. */
export const homeLoanCases: readonly Case[] = [
  {
    id: 'hl-001',
    calculator: 'home-loan-spreads',
    input: { wantToBorrow: 150_000, months: 360, euribor: 2.922, spreads: [0.7, 0.8] },
    expected: [
      ['instalments.0', 683_82, 1],
      ['instalments.1', 692_29, 1],
      ['perMonth', 8_47, 1],
      ['overTerm', 3049_20, 300],
    ],
  },
  {
    id: 'hl-003',
    calculator: 'home-loan-products',
    input: {
      ...{ wantToBorrow: 160_000, months: 360, euribor: 2.922 },
      ...{ spreadWithout: 1.3, spreadWith: 0.8, monthlyProducts: 32 },
    },
    expected: [
      ['instalmentWithout', 784_48, 1],
      ['instalmentWith', 738_45, 1],
      ['savingOnInstalment', 46_03, 1],
      ['netPerMonth', 14_03, 1],
      ['worthIt', 1, 0],
    ],
  },
  {
    id: 'hl-006',
    calculator: 'home-loan-proposals',
    input: {
      ...{ wantToBorrow: 180_000, months: 360, euribor: 2.922 },
      proposals: [{ id: 'a', tan: 2.6, fixedMonths: 36, spread: 0.75 }],
    },
    expected: [
      ['proposals.0.instalment', 720_61, 2],
      ['proposals.0.later.balance', 167_635_42, 50],
      ['proposals.0.later.instalment', 816_31, 2],
      ['proposals.0.later.jump', 95_70, 2],
    ],
  },
  {
    id: 'hl-012',
    calculator: 'home-loan-own-money',
    input: { price: 250_000, valuation: 235_000, housing: 'permanent' },
    expected: [
      ['largestLoan', 211_500_00, 100],
      ['loanToPrice', 0.846, 0.0001],
      ['ownMoney', 38_500_00, 1],
    ],
  },
  {
    id: 'hl-014',
    calculator: 'home-loan-capacity',
    input: {
      ...{ netMonthlyIncome: 2600, otherInstalments: 180, months: 420, rate: 3.622, shock: 1.5 },
      assessmentDate: '2026-11-22',
    },
    expected: [
      ['largestInstalment', 990_00, 100],
      ['largestLoan', 193_173_00, 100],
    ],
  },
  {
    id: 'hl-017',
    calculator: 'home-loan-stamp-duty',
    input: {
      loans: [
        { wantToBorrow: 150_000, months: 360 },
        { wantToBorrow: 20_000, months: 48 },
        { wantToBorrow: 8000, months: 9 },
      ],
    },
    expected: [
      ['stampDuty.0', 900_00, 1],
      ['stampDuty.1', 100_00, 1],
      ['stampDuty.2', 28_80, 1],
    ],
  },
  {
    id: 'hl-019',
    calculator: 'home-loan-proposals',
    input: {
      ...{ wantToBorrow: 150_000, months: 360 },
      proposals: [
        {
          id: 'a',
          tan: 3.622,
          openingFees: 290 + 230,
          registrationCosts: 250,
          monthlyCosts: 18.5 + 14.2 + 5.2,
        },
      ],
    },
    expected: [
      ['proposals.0.instalment', 683_82, 10],
      ['proposals.0.taeg', 0.042, 0.001],
      ['proposals.0.mtic', 261_510_00, 500],
      ['proposals.0.upfrontCosts', 1690_80, 0],
    ],
  },
  {
    id: 'hl-021',
    calculator: 'home-loan-proposals',
    input: {
      ...{ wantToBorrow: 200_000, months: 480, euribor: 2.081, horizons: [60, 480] },
      proposals: [
        {
          ...{ id: 'a', tan: 2, fixedMonths: 12, spread: 0.5 },
          ...{ openingCosts: 1695.4, cashback: 350, monthlyCosts: 32.36 },
        },
        {
          ...{ id: 'b', tan: 2.9, fixedMonths: 24, spread: 0.6 },
          ...{ openingCosts: 1701.4, cashback: 3333, monthlyCosts: 50.77 },
        },
        {
          ...{ id: 'c', tan: 3, fixedMonths: 24, spread: 0.8 },
          ...{ openingCosts: 2251.17, cashback: 2600, monthlyCosts: 39 },
        },
      ],
    },
    expected: [
      ['proposals.0.until.1.cost', 136_376_88, 300],
      ['proposals.1.until.1.cost', 150_026_72, 300],
      ['proposals.2.until.1.cost', 156_054_05, 300],
      ['proposals.0.until.0.cost', 26_952_23, 200],
      ['proposals.1.until.0.cost', 28_156_17, 200],
      ['proposals.2.until.0.cost', 30_298_24, 200],
      ['proposals.0.instalment', 605_65, 50],
      ['proposals.1.instalment', 704_49, 50],
      ['proposals.2.instalment', 715_97, 50],
      ['proposals.0.later.instalment', 667_16, 50],
      ['proposals.1.later.instalment', 680_66, 50],
      ['proposals.2.later.instalment', 702_85, 50],
    ],
  },
  {
    id: 'hl-023',
    calculator: 'home-loan-break-even',
    input: { wantToBorrow: 150_000, months: 360, tan: 3.4, spread: 0.75 },
    expected: [['euribor', 2.65, 0.01]],
  },
]
