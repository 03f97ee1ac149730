import type { Fault } from '../fault'

export const insurance: readonly Fault[] = [
  {
    name: 'the deadlines of a claim count weekends',
    file: 'mf-insurance/src/rules/claim-days.ts',
    find: `if (isWorkingDay(day)) left -= 1`,
    replace: `left -= 1`,
    caughtBy: 'mf-insurance/src/rules/insurance.rules.test.ts',
  },
  {
    name: 'a signed statement has the deadlines of an unsigned one',
    file: 'mf-insurance/src/rules/claim-days.ts',
    find: `signedByBoth ? rules.signed : rules.unsigned`,
    replace: `signedByBoth ? rules.unsigned : rules.unsigned`,
    caughtBy: 'mf-insurance/src/testing/recomputed.test.ts',
  },
  {
    name: 'theft is taken for a cover of third-party insurance',
    file: 'mf-insurance/src/rules/covers.ts',
    find: `theft: { label: 'Furto ou roubo', level: 2 }`,
    replace: `theft: { label: 'Furto ou roubo', level: 1 }`,
    caughtBy: 'mf-insurance/src/page/results/results-screen.test.tsx',
  },
  {
    name: 'the day of the sale is given back with the premium',
    file: 'mf-insurance/src/rules/contract-days.ts',
    find: `daysBetween(start, soldOn) + 1`,
    replace: `daysBetween(start, soldOn)`,
    caughtBy: 'mf-insurance/src/testing/recomputed.test.ts',
  },
  {
    name: 'the guarantee fund is charged on every cover',
    file: 'mf-insurance/src/rules/premium.ts',
    find: `timesCents(liability, charges.fga)`,
    replace: `timesCents(commercial, charges.fga)`,
    caughtBy: 'mf-insurance/src/rules/insurance.rules.test.ts',
  },
]
