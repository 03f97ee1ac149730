import { lintStory } from '../lint-story'
import { contextOf, pageOf, rich } from '../testing/lint-context'

const found = (words: string) =>
  lintStory(pageOf(rich(words)), contextOf()).filter(({ rule }) => rule === 'voice')

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
