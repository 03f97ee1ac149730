import { creditJourney } from './credit-journey'
import cases from './testing/credit-journey.json'

const asked = (calculator: Parameters<typeof creditJourney>[0], query: string) =>
  Object.fromEntries(new URLSearchParams(creditJourney(calculator, query)?.href.split('?')[1]))

it('carries a home loan over to its journey, with the rate that was typed', () =>
  expect(
    asked('home-loan', 'propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&spread=0,8&age=34'),
  ).toEqual(cases.carried))

it('carries a transfer over, with the months besides its years, and asks for a term under a year', () => {
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
  expect(asked('home-loan-transfer', `${query}&monthsLeft=300`)).not.toHaveProperty('wantToBorrowMonths')
  expect(asked('home-loan-transfer', `${query}&monthsLeft=301`)).toMatchObject({
    wantToBorrowTime: '25',
    wantToBorrowMonths: '1',
  })
  expect(asked('home-loan-transfer', `${query}&monthsLeft=11`)).not.toHaveProperty('wantToBorrowTime')
})

it('carries a variable rate in one figure, an index of one’s own and the valuation', () => {
  const query = 'rateType=variable&tan=3,1&otherEuribor=2,4&valuation=190000&termMonths=365'
  expect(asked('home-loan', query)).toMatchObject({
    variableTan: '3,1',
    otherEuribor: '2,4',
    valuation: '190000',
    wantToBorrowTime: '30',
    wantToBorrowMonths: '5',
  })
  expect(asked('home-loan', query)).not.toHaveProperty('tan')
  expect(asked('home-loan', 'rateType=fixed&tan=3,1')).toMatchObject({ tan: '3,1' })
})

it('takes nothing of what is earned into an address: it is kept for the device', () => {
  const query = 'wantToBorrow=1&netMonthlyIncome=2000&otherInstalments=80&hasDuodecimals=no&taxableIncome=1'
  expect(asked('home-loan', query)).not.toHaveProperty('netMonthlyIncome')
  expect(creditJourney('home-loan', query)).toMatchObject({
    name: 'home-loan',
    personal: { netMonthlyIncome: '2000', otherInstalments: '80', hasDuodecimals: 'no' },
  })
  expect(creditJourney('loan', query)?.personal).toEqual({
    monthlyIncomeFirst: '2000',
    monthlyExpensesFirst: '80',
  })
})

it('carries every cost of a home loan, the oldest holder and what was worked out', () =>
  expect(
    Object.fromEntries(
      new URLSearchParams(
        creditJourney(
          'home-loan',
          'openingFees=500&registrationCosts=250&monthlyInsurance=32&monthlyFee=5&age=30&secondAge=41&termMonths=360',
          { wantToBorrow: '180000' },
        )?.href.split('?')[1],
      ),
    ),
  ).toMatchObject({
    openingFees: '500',
    registrationCosts: '250',
    monthlyInsurance: '32',
    monthlyFee: '5',
    age: '41',
    wantToBorrowTime: '30',
    wantToBorrow: '180000',
  }))

it('carries the costs of a transfer', () => {
  const costs = 'openingFees=400&registrationCosts=200&otherCosts=90&earlyRepaymentFee=0,5'
  const monthly = 'currentMonthlyCosts=40&newMonthlyCosts=32'
  expect(asked('home-loan-transfer', `outstandingDebt=1&${costs}&${monthly}`)).toMatchObject(
    Object.fromEntries(new URLSearchParams(`${costs}&${monthly}`)),
  )
})

it('leads a home from its deed to the loan, and land to the call', () => {
  expect(asked('deed-costs', 'price=300000&loan=200000&loanMonths=420&purpose=other_housing')).toEqual({
    loanType: 'acquisition',
    housing: 'secondary',
    propertyValue: '300000',
    wantToBorrow: '200000',
    wantToBorrowTime: '35',
  })
  expect(creditJourney('deed-costs', 'price=300000&purpose=rural')).toBeUndefined()
})

it('knows no journey for pay and taxes', () => expect(creditJourney('irs', 'a=1')).toBeUndefined())

it('carries a personal loan over, with the proposal that was typed and nothing of a person', () =>
  expect(
    asked(
      'loan',
      'wantToBorrowBase=15000&wantToBorrowTime=96&tan=9,9&loanType=carMc&vehicle=carUsed&openingFee=150&netMonthlyIncome=1300&age=40',
    ),
  ).toEqual({
    loanType: 'carMc',
    vehicle: 'carUsed',
    wantToBorrowBase: '15000',
    wantToBorrowTime: '96',
    proposalTan: '9,9',
    proposalFee: '150',
  }))

it('carries what a personal loan takes each month; insurance that is not required is no cost of it', () => {
  const query = 'monthlyFee=5&monthlyInsurance=12'
  expect(asked('loan', query)).toMatchObject({ proposalMonthlyFee: '5' })
  expect(asked('loan', query)).not.toHaveProperty('proposalInsurance')
  expect(asked('loan', `${query}&isInsuranceRequired=true`)).toMatchObject({ proposalInsurance: '12' })
})
