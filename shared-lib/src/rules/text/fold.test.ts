import { foldText, slugOf } from './fold'

it.each([
  ['Eletricidade é barata', 'eletricidade e barata', 'eletricidade-e-barata'],
  ['AÇÃO, pôr!', 'acao, por!', 'acao-por'],
  ['a^b·c', 'a^b·c', 'a-b-c'],
  ['', '', ''],
])('%s', (text, folded, slug) => {
  expect(foldText(text)).toBe(folded)
  expect(slugOf(text)).toBe(slug)
})
