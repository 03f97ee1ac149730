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
