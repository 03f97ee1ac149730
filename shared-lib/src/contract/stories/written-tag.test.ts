import cases from './testing/written-tag.json'
import { looksLikeSnippet, readSnippet } from './written-tag'

const tag = {
  tag: 'qp-imi',
  pairs: [
    ['vpt', '100 000'],
    ['theme', 'dark'],
    ['open', true],
  ],
}

it.each(cases.snippets)('%j is a snippet', (text) => expect(readSnippet(text)).toEqual(tag))

it('keeps the quotes inside a value', () =>
  expect(readSnippet('<qp-imi heading="O «melhor» d’hoje">')?.pairs).toEqual([
    ['heading', 'O «melhor» d’hoje'],
  ]))

it.each(cases.others as [string, boolean][])('%j is none; begins as one: %s', (text, begins) => {
  expect(readSnippet(text)).toBeUndefined()
  expect(looksLikeSnippet(text)).toBe(begins)
})

it('takes no longer for what was made to be slow', () => {
  const begun = process.cpuUsage() // a busy machine takes nothing of it
  for (const filler of [' a', ' a=', " a='", ' a=“', '= ', '  ', '&lt;', ' a="b" '])
    for (const times of [100, 1000, 100_000]) readSnippet(`<qp-imi${filler.repeat(times)}!`)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500)
})
