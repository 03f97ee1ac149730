import { looksLikeSnippet, readSnippet } from './written-tag'

const tag = {
  tag: 'qp-imi',
  pairs: [
    ['vpt', '100 000'],
    ['theme', 'dark'],
    ['open', true],
  ],
}

it.each([
  '<qp-imi vpt="100 000" theme="dark" open></qp-imi>',
  '<qp-imi vpt=“100 000” theme=”dark” open></qp-imi>',
  '<qp-imi vpt=„100 000“ theme=«dark» open/>',
  '‹qp-imi vpt=„100 000“ theme=«dark» open/›',
  "<qp-imi vpt='100 000' theme=‘dark’ open />",
  '<qp-imi vpt="100 000" theme=dark open>',
  '<QP-IMI VPT="100 000" Theme="dark" OPEN></QP-IMI>',
  '\u00a0<qp-imi\u00a0vpt="100 000"\u2009theme = "dark"\nopen>\u00a0</qp-imi>\ufeff',
  '<qp-\u200bimi vpt="100 000" theme="dark" open>',
  '&lt;qp-imi vpt=&quot;100 000&quot;&nbsp;theme="dark" open&gt;&lt;/qp-imi&gt;',
])('%j is a snippet', (text) => expect(readSnippet(text)).toEqual(tag))

it('keeps the quotes inside a value', () =>
  expect(readSnippet('<qp-imi heading="O «melhor» d’hoje">')?.pairs).toEqual([
    ['heading', 'O «melhor» d’hoje'],
  ]))

it.each([
  ['<qp-imi vpt="1', true],
  ['<qp-imi> mostra o IMI', true],
  ['</qp-imi>', true],
  ['<qp-imi onclick="x" <b>>', true],
  ['<QP-imi vpt=“1 open>', true],
  ['Usa <qp-imi> no fim', false],
  ['<p>texto</p>', false],
  ['', false],
])('%j is none; begins as one: %s', (text, begins) => {
  expect(readSnippet(text)).toBeUndefined()
  expect(looksLikeSnippet(text)).toBe(begins)
})

it('takes no longer for what was made to be slow', () => {
  const begun = process.cpuUsage() // a busy machine takes nothing of it
  for (const filler of [' a', ' a=', " a='", ' a=“', '= ', '  ', '&lt;', ' a="b" '])
    for (const times of [100, 1000, 100_000]) readSnippet(`<qp-imi${filler.repeat(times)}!`)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500)
})
