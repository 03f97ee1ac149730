import { creditJourney } from './credit-journey'

const asked = (calculator: Parameters<typeof creditJourney>[0], query: string) =>
  Object.fromEntries(new URLSearchParams(creditJourney(calculator, query)?.href.split('?')[1]))

it('carries a home loan over to its journey, with the rate that was typed', () =>
  expect(
    asked(
      'home-loan',
      'propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&spread=0,8&age=34&euriborType=12',
    ),
  ).toEqual({
    ...{ loanType: 'acquisition', housing: 'permanent', rateType: 'variable', propertyValue: '250000' },
    ...{ wantToBorrow: '200000', wantToBorrowTime: '35', spread: '0,8', age: '34', euribor: '12' },
  }))

it('carries a transfer over, and asks for a term that is no whole years', () => {
  const query = 'outstandingDebt=120000&currentTan=4,322&currentRateType=fixed&rateType=fixed&tan=3,5'
  const told = {
    loanType: 'transfer',
    wantToBorrow: '120000',
    currentTan: '4,322',
    currentRateType: 'fixed',
    tan: '3,5',
  }
  expect(asked('home-loan-transfer', `${query}&monthsLeft=300`)).toMatchObject({
    ...told,
    wantToBorrowTime: '25',
  })
  expect(asked('home-loan-transfer', `${query}&monthsLeft=301`)).not.toHaveProperty('wantToBorrowTime')
})

it('takes nothing of what is earned into an address', () =>
  expect(asked('home-loan', 'wantToBorrow=1&netMonthlyIncome=2000&taxableIncome=1')).not.toHaveProperty(
    'netMonthlyIncome',
  ))

it('knows no journey for pay and taxes', () => expect(creditJourney('irs', 'a=1')).toBeUndefined())

it('carries a personal loan over, with the proposal that was typed and nothing of a person', () =>
  expect(
    asked(
      'loan',
      'wantToBorrowBase=15000&wantToBorrowTime=96&tan=9,9&loanType=carMc&vehicle=carUsed&openingFee=150&netMonthlyIncome=1300&age=40',
    ),
  ).toEqual({
    ...{ loanType: 'carMc', vehicle: 'carUsed', wantToBorrowBase: '15000', wantToBorrowTime: '96' },
    ...{ proposalTan: '9,9', proposalFee: '150' },
  }))
