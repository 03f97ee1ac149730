import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { TermDepositAnswers } from '../../fields'
import { askedWords } from './asked-words'

it.each<[TermDepositAnswers, string]>([
  [{ amount: cents(10_000_00), horizon: '12' }, 'um depósito de 10.000 € a 12 meses'],
  [{ amount: cents(500_50), horizon: '24' }, 'um depósito de 500,50 € a 2 anos'],
  [
    { amount: cents(10_000_00), horizon: 'date', needOn: toIsoDate('2027-09-30') },
    'um depósito de 10.000 € até 30 de setembro de 2027',
  ],
])('describes what %j asks for', (answers, words) =>
  expect(askedWords(answers).replaceAll('\u00a0', ' ')).toBe(words),
)
