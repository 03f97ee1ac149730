import { findingsOfRule, pageOf, rich, storyWith } from '../testing/lint-context'

const faults = findingsOfRule('voice')
const found = (words: string) => faults(pageOf(rich(words)))

it('takes the number of the company where its owner states it, and nowhere else', () => {
  const among = (component: string) => faults(storyWith({ component, phoneText: '211 165 765' }))
  expect([among('company').length, among('page').length]).toEqual([0, 1])
})

it('warns of words that we do not say, with what to say instead', () => {
  const what = 'Não falamos assim: «fonte».'
  const how = expect.stringContaining('ERSE')
  expect(found('A fonte é a ERSE.')).toMatchObject([{ severity: 'warning', what, how }])
})

it('refuses what is not true', () => {
  const fault = { severity: 'error', what: 'Não é verdade: «quatro saídas».' }
  expect(found('A lei dá-te quatro saídas.')).toMatchObject([fault])
})

it.each(['Pagas 1.062,04 €.', 'Pagas 12.345,00\u00a0€.'])(
  'warns of cents from a thousand euros on: %s',
  (words) =>
    expect(found(words)).toMatchObject([
      { severity: 'warning', what: expect.stringContaining('tem cêntimos') },
    ]),
)

it.each([
  'Pagas 999,99 €.',
  'Pagas 1.062 €.',
  '250.000 × 7 % − 10.457,96',
  'até 6.272,64 € por ano',
  'Em {{figure irs.specific-deduction}}',
])('has nothing against %s', (words) => expect(found(words)).toEqual([]))
