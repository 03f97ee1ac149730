/** A worked example, computed apart from this code, as the API is called and answers. */
export interface WorkedCase {
  readonly id: string
  readonly calculator: string
  readonly input: object
  /** Members of the result; money in cents. */
  readonly expected: Readonly<Record<string, unknown>>
  /** Largest difference of a number, in the unit of the member; 0 where nothing is said. */
  readonly tolerance?: Readonly<Record<string, number>>
  readonly why: string
}

export const insuranceCases: readonly WorkedCase[] = [
  {
    id: 'in-001',
    calculator: 'insurance-premium-taxes',
    input: { liabilityPremium: 200, otherPremium: 50, policyCost: 0, instalmentSurcharge: 0 },
    expected: {
      ...{ stampDutyCents: 2250, inemCents: 625, fgaCents: 500, preventionCents: 53 },
      ...{ taxesCents: 3428, totalCents: 28428, taxShareOfTotalPercent: 12.1 },
    },
    why: 'stamp 9 % of 250; INEM 2.5 % of 250; FGA 2.5 % of 200; prevention 0.21 % of 250 = 0.525, half up',
  },
  {
    id: 'in-003',
    calculator: 'insurance-premium-taxes',
    input: { liabilityPremium: 180, otherPremium: 420, policyCost: 0, instalmentSurcharge: 24 },
    expected: {
      ...{ stampDutyCents: 5616, inemCents: 1500, fgaCents: 450, preventionCents: 126 },
      ...{ taxesCents: 7692, totalCents: 70092, taxShareOfTotalPercent: 11 },
    },
    why: 'the surcharge is the insurer’s income: stamp on it, no INEM',
  },
  {
    id: 'in-005',
    calculator: 'insurance-premium-from-total',
    input: { total: 284.28, liabilityShareOfPremium: 0.8 },
    expected: { commercialPremiumCents: 25000, taxesCents: 3428 },
    tolerance: { commercialPremiumCents: 2, taxesCents: 2 },
    why: 'total / (1 + 0.09 + 0.025 + 0.0021 + 0.8 × 0.025)',
  },
  {
    id: 'in-007',
    calculator: 'insurance-instalments',
    input: { yearlyTotal: 300, payments: 12, each: 27 },
    expected: { extraCents: 2400, extraPercent: 8, costsLikeALoanAtPercent: 18.6 },
    tolerance: { costsLikeALoanAtPercent: 0.1 },
    why: 'first part on the first day; a yearly effective rate',
  },
  {
    id: 'in-009',
    calculator: 'insurance-instalments',
    input: { yearlyTotal: 480, payments: 4, each: 126 },
    expected: { extraCents: 2400, extraPercent: 5, costsLikeALoanAtPercent: 14.1 },
    tolerance: { costsLikeALoanAtPercent: 0.1 },
    why: 'first part on the first day; a yearly effective rate',
  },
  {
    id: 'in-011',
    calculator: 'insurance-excess',
    input: { premiumLowExcess: 420, excessLow: 250, premiumHighExcess: 350, excessHigh: 750 },
    expected: { savedPerYearCents: 7000, extraPaidAtAClaimCents: 50000, yearsBetweenClaimsToPay: 7.1 },
    tolerance: { yearsBetweenClaimsToPay: 0.05 },
    why: '500 / 70',
  },
  {
    id: 'in-013',
    calculator: 'insurance-own-damage',
    input: { carValue: 6000, excess: 300, extraPremiumPerYear: 260 },
    expected: { paidAtATotalLossCents: 570000, yearsBetweenTotalLossesToPay: 21.9 },
    tolerance: { yearsBetweenTotalLossesToPay: 0.05 },
    why: '5,700 / 260',
  },
  {
    id: 'in-015',
    calculator: 'insurance-total-loss',
    input: {
      repairEur: 4200,
      salvageEur: 900,
      marketValueEur: 4500,
      ageMonths: 60,
      ownerKeepsSalvage: false,
    },
    expected: { limitCents: 540000, isTotalLoss: false, paysCents: 420000 },
    why: 'repair and salvage 5,100 against 120 % of the value',
  },
  {
    id: 'in-017',
    calculator: 'insurance-total-loss',
    input: { repairEur: 5000, salvageEur: 600, marketValueEur: 4500, ageMonths: 96, ownerKeepsSalvage: true },
    expected: { limitCents: 540000, isTotalLoss: true, paysCents: 390000 },
    why: 'repair and salvage 5,600 against 120 % of the value; the owner keeps the wreck',
  },
  {
    id: 'in-019',
    calculator: 'insurance-claim-deadlines',
    input: { notified: '2026-11-23', statementSignedByBoth: true, dismantling: false },
    expected: {
      contactBy: '2026-11-25',
      inspectionBy: '2026-12-02',
      reportBy: '2026-12-04',
      liabilityBy: '2026-12-18',
      paymentBy: '2026-12-31',
    },
    why: '1, 8 and 25 December are holidays',
  },
  {
    id: 'in-021',
    calculator: 'insurance-renewal',
    input: { renewal: '2027-03-01', noticeDays: 30 },
    expected: { lastDay: '2027-01-30' },
    why: '30 days before the renewal',
  },
  {
    id: 'in-023',
    calculator: 'insurance-sale-refund',
    input: { yearlyTotal: 365, start: '2026-03-10', soldOn: '2026-11-22' },
    expected: { daysRun: 258, daysLeft: 107, refundCents: 10700 },
    tolerance: { refundCents: 200 },
    why: '258 of 365 days have run, the day of the sale among them',
  },
  {
    id: 'in-024',
    calculator: 'insurance-direct-settlement',
    input: {
      ...{ vehicles: 2, contact: true, country: 'PT', injuries: false, damageEur: 14999 },
      ...{ signedByBoth: true, bothInsurersInAgreement: true },
    },
    expected: { eligible: true, missing: [] },
    why: 'all conditions hold',
  },
  {
    id: 'in-026',
    calculator: 'insurance-cover',
    input: {
      package: 'thirdParty',
      scenarios: ['my-fault-other-car', 'my-fault-my-car', 'glass', 'breakdown', 'my-fault-me-hurt'],
    },
    expected: { paid: [true, false, false, true, true] },
    why: 'third party holds liability, assistance, legal protection and occupants',
  },
  {
    id: 'in-028',
    calculator: 'insurance-quotes',
    input: {
      briefCovers: ['liabilityMandatory', 'glass', 'travelAssistance'],
      quotes: [
        { id: 'a', total: 210, covers: ['liabilityMandatory', 'travelAssistance'] },
        { id: 'b', total: 238, covers: ['liabilityMandatory', 'glass', 'travelAssistance'] },
        {
          id: 'c',
          total: 231,
          covers: ['liabilityMandatory', 'glass', 'travelAssistance', 'legalProtection'],
        },
      ],
    },
    expected: { order: ['c', 'b', 'a'], missing: { a: ['glass'] } },
    why: 'complete quotes by total, incomplete ones below whatever their price',
  },
]
