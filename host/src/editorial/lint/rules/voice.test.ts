import { lintStory } from '../lint-story'
import { contextOf, pageOf, rich, storyWith } from '../testing/lint-context'

const found = (words: string) =>
  lintStory(pageOf(rich(words)), contextOf()).filter(({ rule }) => rule === 'voice')

it('takes the number of the company where its owner states it, and nowhere else', () => {
  const found = (component: string) =>
    lintStory(storyWith({ component, phoneText: '211 165 765' }), contextOf()).filter(
      ({ rule }) => rule === 'voice',
    )
  expect([found('company').length, found('page').length]).toEqual([0, 1])
})

it('warns of words that we do not say, with what to say instead', () => {
  expect(found('A fonte é a ERSE.')).toMatchObject([
    { severity: 'warning', what: 'Não falamos assim: «fonte».', how: expect.stringContaining('ERSE') },
  ])
})

it('refuses what is not true', () => {
  expect(found('A lei dá-te quatro saídas.')).toMatchObject([
    { severity: 'error', what: 'Não é verdade: «quatro saídas».' },
  ])
})
