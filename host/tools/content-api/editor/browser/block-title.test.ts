import { titleOf } from './block-title'

test.each<[string, object, string | undefined]>([
  ['a title', { title: 'Luz', text: 'a' }, 'Luz'],
  ['blanks, then a text', { title: ' ', text: 'Resolução de litígios' }, 'Resolução de litígios'],
  ['a long text', { text: `${'palavra '.repeat(7)}fim` }, 'palavra palavra palavra palavra palavra palavra…'],
  ['nothing', { title: '', text: undefined }, undefined],
])('%s', (_, fields, title) => expect(titleOf({ component: 'a', ...fields })).toBe(title))
