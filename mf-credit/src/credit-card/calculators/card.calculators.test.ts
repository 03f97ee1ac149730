import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { cardCostCalculator } from './card-cost.calculator'
import { cardDebtCalculator } from './card-debt.calculator'
import { cardRankingCalculator } from './card-ranking.calculator'
import { cardTaegCalculator } from './card-taeg.calculator'

const today = '2026-11-21'
const cost = (body: object, on = today) => calculatorOf(cardCostCalculator).calculate(body, on)
const debt = (body: object) => calculatorOf(cardDebtCalculator).calculate(body, today)
const taeg = (body: object) => calculatorOf(cardTaegCalculator).calculate(body, today)
const ranking = (body: object) => cardRankingCalculator.calculate(body, today)

it.each([
  [cost({ pays: 'fixed' }), 'fixedPayment', 'Insere quanto pagas por mês'],
  [
    cost({ pays: 'all', monthlyPurchases: 100, foreign: 1200.01 }),
    'foreign',
    'Não pode ser mais do que gastas com o cartão num ano',
  ],
  [
    cost({ pays: 'all' }, '2027-01-01'),
    'tan',
    'Insere a TAN: ainda não conhecemos a TAEG máxima deste trimestre',
  ],
  [taeg({}), 'tan', 'Insere a TAN ou a TAEG: uma delas'],
  [taeg({ tan: 10, taeg: 12 }), 'taeg', 'Insere a TAN ou a TAEG: uma delas'],
  [taeg({ taeg: 5, annualFee: 100 }), 'taeg', 'Com esta anuidade, nenhuma TAN dá esta TAEG'],
  [
    taeg({ tan: 10, contractDate: '2020-03-01' }),
    'contractDate',
    'Não conhecemos o imposto do selo dos cartões nesse dia',
  ],
  [
    ranking({ pays: 'all', cards: [{ id: 'a' }, { id: 'b', taeg: 1, annualFee: 90 }] }),
    'cards.1.taeg',
    'Com esta anuidade, nenhuma TAN dá esta TAEG',
  ],
  [ranking({ pays: 'all', cards: [{ id: 'a' }, { id: 'a' }] }), 'cards.1.id', 'Este cartão já está na lista'],
])('names the field and what is wrong with it', (outcome, field, message) =>
  expect(outcome).toEqual({ problems: [{ field, message }] }),
)

it('takes the highest rate of the law where none is given, and marks it', () => {
  expect(debt({ balance: 800 })).toMatchObject({ result: { tan: 0.1481, isLegalMaximum: true } })
  expect(debt({ balance: 800, tan: 10 })).toMatchObject({ result: { tan: 0.1, isLegalMaximum: false } })
})

it('ranks the catalogue without places while its prices are historic', () => {
  const outcome = ranking({ pays: 'minimum', balance: 1000 })
  if ('problems' in outcome) throw new Error('no ranking')
  const { cards } = outcome.result as {
    cards: readonly { id: string; place?: number; isHistoric?: boolean }[]
  }
  expect(cards).toHaveLength(8)
  expect(cards[0]?.id).toBe('cc-novobanco-verde')
  expect(cards.every(({ place, isHistoric }) => place === undefined && isHistoric)).toBe(true)
})
