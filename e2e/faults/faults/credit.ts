import type { Fault } from '../fault'

export const credit: readonly Fault[] = [
  {
    name: 'an instalment is worked out with the yearly rate',
    file: 'shared-lib/src/rules/credit/annuity.ts',
    find: `export function annuityFactor(annualRate: number, months: number): number {\n  const monthly = annualRate / 12`,
    replace: `export function annuityFactor(annualRate: number, months: number): number {\n  const monthly = annualRate / 10`,
    caughtBy: 'shared-lib/src/rules/credit/loan/loan.test.ts',
  },
  {
    name: 'the TAEG leaves out what is paid on the first day',
    file: 'shared-lib/src/rules/credit/total-cost.ts',
    find: `monthlyFlows(amount - upfront, monthly)`,
    replace: `monthlyFlows(amount, monthly)`,
    caughtBy: 'shared-lib/src/rules/credit/loan/loan.test.ts',
  },
  {
    name: 'the MTIC leaves out what is paid on the first day',
    file: 'shared-lib/src/rules/credit/total-cost.ts',
    find: `const mtic = sumCents(upfront, ...monthly)`,
    replace: `const mtic = sumCents(...monthly)`,
    caughtBy: 'shared-lib/src/rules/credit/loan/loan.test.ts',
  },
  {
    name: 'a loan of exactly five years has the duty of a shorter one',
    file: 'shared-lib/src/rules/credit/loan/loan-rules.ts',
    find: `return months < 60 ? duty.fromOneYear : duty.fromFiveYears`,
    replace: `return months <= 60 ? duty.fromOneYear : duty.fromFiveYears`,
    caughtBy: 'shared-lib/src/rules/credit/loan/loan.test.ts',
  },
  {
    name: 'optional insurance counts as part of the cost of a loan',
    file: 'shared-lib/src/rules/credit/loan/loan-costs.ts',
    find: `isInsuranceRequired ? monthlyInsurance : cents(0)`,
    replace: `isInsuranceRequired ? monthlyInsurance : monthlyInsurance`,
    caughtBy: 'shared-lib/src/rules/credit/loan/loan.test.ts',
  },
  {
    name: 'a home loan is limited by the higher of price and valuation',
    file: 'shared-lib/src/rules/credit/home-loan/home-loan-limits.ts',
    find: `cents(Math.min(propertyValue, valuation ?? propertyValue))`,
    replace: `cents(Math.max(propertyValue, valuation ?? propertyValue))`,
    caughtBy: 'shared-lib/src/rules/credit/home-loan/home-loan.test.ts',
  },
  {
    name: 'the term of a home loan goes by the younger borrower',
    file: 'shared-lib/src/rules/credit/home-loan/home-loan-limits.ts',
    find: `age === undefined ? secondAge : Math.max(age, secondAge ?? age)`,
    replace: `age === undefined ? secondAge : Math.min(age, secondAge ?? age)`,
    caughtBy: 'shared-lib/src/rules/credit/home-loan/home-loan.test.ts',
  },
  {
    name: 'historic prices of home loans are ranked with the others',
    file: 'mf-credit/src/home-loan/rules/rank-offers.ts',
    find: `Number(isHistoric(one)) - Number(isHistoric(two)) || one.cents - two.cents`,
    replace: `one.cents - two.cents`,
    caughtBy: 'mf-credit/src/home-loan/rules/rank-offers.test.ts',
  },
  {
    name: 'a card brings back more than its yearly cap',
    file: 'mf-credit/src/credit-card/rules/card-year.ts',
    find: `cashbackCap === undefined ? back : cents(Math.min(back, cashbackCap))`,
    replace: `cashbackCap === undefined ? back : cents(Math.max(back, cashbackCap))`,
    caughtBy: 'mf-credit/src/credit-card/rules/card-rules.test.ts',
  },
  {
    name: 'the minimum payment of a card falls below its floor',
    file: 'mf-credit/src/credit-card/rules/card-months.ts',
    find: `cents(Math.max(timesCents(owed, payment.share), payment.floor, 1))`,
    replace: `cents(Math.max(timesCents(owed, payment.share), 1))`,
    caughtBy: 'mf-credit/src/credit-card/rules/card-rules.test.ts',
  },
]
