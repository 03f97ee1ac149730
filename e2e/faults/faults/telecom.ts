import type { Fault } from '../fault'

export const telecom: readonly Fault[] = [
  {
    name: 'leaving a contract costs the higher of the two limits',
    file: 'mf-telecom/src/rules/exit-charge.ts',
    find: `cents(Math.min(benefitLeft, feesShare))`,
    replace: `cents(Math.max(benefitLeft, feesShare))`,
    caughtBy: 'mf-telecom/src/rules/exit-charge.test.ts',
  },
  {
    name: 'the second year of a contract has the charge of the first',
    file: 'mf-telecom/src/rules/exit-charge.ts',
    find: `loyaltyMonths - monthsLeft < 12 ? firstYear : secondYear`,
    replace: `loyaltyMonths - monthsLeft <= 12 ? firstYear : secondYear`,
    caughtBy: 'mf-telecom/src/rules/exit-charge.test.ts',
  },
  {
    name: 'packages are ranked without their activation fee',
    file: 'mf-telecom/src/rules/package-ranking.ts',
    find: `once: roundHalfUpToCent(activationEur)`,
    replace: `once: cents(0)`,
    caughtBy: 'mf-telecom/src/rules/package-ranking.test.ts',
  },
]
