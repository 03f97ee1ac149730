import { cents } from 'shared-lib/rules/money/cents'
import type { CardAnswers } from '../fields'
import { paidWords, termsWords, usageWords } from './card-words'

const plain = (words: string) => words.replaceAll('\u00a0', ' ')

it.each<[CardAnswers, string]>([
  [{ pays: 'all' }, 'Pago sempre tudo'],
  [{ pays: 'minimum', minimumShare: 0.03, minimumFloor: cents(1500) }, 'Pago o mínimo: 3 %, pelo menos 15 €'],
  [{ pays: 'fixed', fixedPayment: cents(10_000) }, 'Pago 100 € por mês'],
  [{ pays: 'interest' }, 'Pago as compras do mês e os juros'],
  [{}, ''],
])('describes how %j is paid', (answers, words) => expect(plain(paidWords(answers))).toBe(words))

it('names only what there is of the use', () => {
  const none = cents(0)
  const nothing = { monthlyPurchases: none, balance: none, cashTimes: 0, foreign: none }
  expect(usageWords(nothing)).toBe('Sem compras nem dívida')
  expect(plain(usageWords({ ...nothing, balance: cents(150_000) }))).toBe('1.500 € de dívida')
  expect(
    plain(usageWords({ ...nothing, monthlyPurchases: cents(30_000), cashTimes: 1, cash: cents(5_000) })),
  ).toBe('300 € de compras por mês, 1 levantamento por ano de 50 €')
})

it('names only the given terms of the contract', () => {
  expect(termsWords({ annualFee: cents(0), cashback: 0 })).toBe('Condições não indicadas')
  expect(
    plain(termsWords({ tan: 0.14, annualFee: cents(2_000), cashback: 0.01, cashbackCap: cents(6_000) })),
  ).toBe('TAN 14 %, 20 € de anuidade, reembolso de 1 %, no máximo 60 € por ano')
})
