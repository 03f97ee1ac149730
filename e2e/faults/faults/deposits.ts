import type { Fault } from '../fault'

export const deposits: readonly Fault[] = [
  {
    name: 'the interest of a deposit is shown before tax',
    file: 'mf-credit/src/term-deposit/rules/interest.ts',
    find: `netCents: cents(grossCents - taxCents)`,
    replace: `netCents: grossCents`,
    caughtBy: 'mf-credit/src/term-deposit/rules/rank-deposits.test.ts',
  },
  {
    name: 'the cost of the account is left out of what a deposit leaves',
    file: 'mf-credit/src/term-deposit/rules/price-deposit.ts',
    find: `cents(interest.netCents - accountCents - transferCents)`,
    replace: `cents(interest.netCents - transferCents)`,
    caughtBy: 'mf-credit/src/term-deposit/rules/rank-deposits.test.ts',
  },
  {
    name: 'a deposit for new customers is offered to others',
    file: 'mf-credit/src/term-deposit/rules/rank-deposits.ts',
    find: `offer.eligibility === 'newCustomers' && !saver.newCustomer`,
    replace: `offer.eligibility === 'newCustomers' && saver.newCustomer`,
    caughtBy: 'mf-credit/src/term-deposit/rules/rank-deposits.test.ts',
  },
  {
    name: 'a price that was not confirmed comes first',
    file: 'mf-credit/src/term-deposit/rules/rank-deposits.ts',
    find: `const [first] = best > 0 ? sorted.splice(best, 1) : []`,
    replace: `const [first] = best > sorted.length ? sorted.splice(best, 1) : []`,
    caughtBy: 'mf-credit/src/term-deposit/rules/rank-deposits.test.ts',
  },
]
