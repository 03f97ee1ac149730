import { foldParts } from './folded-parts'

const list = (mark = ' data-later="fold"') => `<ul class="a"${mark}><li><ul><li>b</li></ul></li></ul>`
const header = (inside: string) => `<div class="qp-slot" data-slot="header">${inside}</div>`
const footer = (later: string, inside = '<footer><ul><li>c</li></ul></footer>') =>
  `<div ${later}class="qp-slot" data-slot="footer">${inside}</div><template data-fallback="footer"></template>`
const main = `<main id="conteudo">${list()}</main>`
const folded = (html: string) => `<noscript data-fold>${html}</noscript>`

const whole = header(list() + list('') + list())
const wholeFolded = header(folded(list()) + list('') + folded(list()))
it.each([
  ['lists of menus, each whole', whole, wholeFolded],
  ['nothing where a noscript is inside', header(`${list()}<noscript>d</noscript>`), undefined],
  ['nothing where one would end too soon', header(`${list()}<a title="</NOSCRIPT>">`), undefined],
])('folds of a header: %s', (_what, before, after = before) =>
  expect(foldParts(before + main)).toBe(after + main),
)

const later = footer('data-later ')
const laterFolded = later
  .replace('data-slot="footer">', '$&<noscript data-fold>')
  .replace('</div><template', '</noscript>$&')
it.each([
  ['all of it behind the first screens', later, laterFolded],
  ['nothing on a short page', footer(''), undefined],
  ['nothing where a noscript is inside', footer('data-later ', '<noscript>d</noscript>'), undefined],
  ['nothing of a page that has none', '', undefined],
])('folds of a footer: %s', (_what, before, after = before) =>
  expect(foldParts(header('') + main + before)).toBe(header('') + main + after),
)

it('leaves a page without a main part alone', () => expect(foldParts(header(list()))).toBe(header(list())))
