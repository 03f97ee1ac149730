import { describeWorkedCases } from 'shared-lib/testing/worked-calculators'
import { creditCardParts } from '../product'
import worked from './worked.cases.json'

const { calculators = {} } = creditCardParts

describeWorkedCases(calculators, worked, '2026-11-21')

// Tables of the guides come from the same rules.
it.each([
  [{ pays: 'fixed', fixedPayment: 150 }, 11, 129_76],
  [{ pays: 'fixed', fixedPayment: 75 }, 24, 278_03],
  [{ pays: 'fixed', fixedPayment: 50 }, 40, 470_36],
  [{ pays: 'minimum', minimumShare: 3, minimumFloor: 15 }, 113, 1062_04],
])('1.500 € at a TAN of 14,8 %, paid by %j, as the guides say', (pays, months, cost) =>
  expect(
    calculators['card-debt']?.calculate({ balance: 1500, tan: 14.8, ...pays }, '2026-11-21'),
  ).toMatchObject({ result: { endsEver: true, months, cost } }),
)
