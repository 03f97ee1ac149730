import { pastedText } from './pasted-text'

test.each([
  [
    'titles and paragraphs',
    '<h1>Um</h1><p>a\n b</p><p></p><h3>Dois</h3><p>c</p>',
    '## Um\n\na b\n\n### Dois\n\nc',
  ],
  ['lists in lists', '<ul><li>a<ol><li>b</li></ol></li><li><p>c</p></li></ul>', '- a\n  1. b\n- c'],
  [
    'marks and links',
    '<p>a <strong>b</strong> <em>c</em> <a href="https://x.pt/">d</a></p>',
    'a **b** _c_ [d](https://x.pt/)',
  ],
  ['a link that is not safe', '<p><a href="javascript:alert(1)">d</a></p>', 'd'],
  ['a quotation and a line', '<blockquote><p>a</p></blockquote><hr><p>b</p>', '> a\n\n---\n\nb'],
  [
    'what Google Docs copies',
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span>a</span></p><br><ul><li><p><span>b</span></p></li></ul></b>',
    'a\n\n- b',
  ],
  ['a page of divs', '<div><div>a<br>b</div><div>c</div></div>', 'a\nb\n\nc'],
  ['signs that are letters', '<p>2026. # a</p><p># b</p>', '2026\\. # a\n\n\\# b'],
])('%s', (_, html, text) => expect(pastedText(html)).toBe(text))

test.each(['só palavras', '<span>só palavras</span>', '', '<style>p{}</style>'])(
  '%j is pasted as it is',
  (html) => {
    expect(pastedText(html)).toBeUndefined()
  },
)
