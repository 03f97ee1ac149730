import { foldAway } from './fold-away'

const near = (html: string) => `<noscript data-fold="near">${html}</noscript>`

it.each([
  [
    'the inside of a closed menu, with what is closed in it',
    '<details class="a"><summary>Menu</summary>',
    '<nav data-later><details><summary>b</summary><p data-later>c</p></details></nav>',
    '</details><p>d</p>',
    (html: string) => `<noscript data-fold>${html}</noscript>`,
  ],
  [
    'sections behind the first screens, in one',
    '<div class="b-page">',
    '<section data-later><section>a</section></section><section id="b" data-later>c</section>',
    '</div>',
    near,
  ],
  [
    'the footer there',
    '<div data-later class="qp-slot" data-slot="footer">',
    '<footer><div>a</div></footer>',
    '</div><template></template>',
    near,
  ],
  [
    'the inside of a widget there',
    '<div data-later><p>a</p><qp-x data-ssr="w1" a=">">',
    '<form><qp-y>b</qp-y></form>',
    '</qp-x></div>',
    near,
  ],
])('folds away %s', (_, before, part, after, as) =>
  expect(foldAway(before + part + after)).toBe(before + as(part) + after),
)

it.each([
  [
    'a widget of the first screens',
    '<qp-x data-ssr="w1"><p>a</p></qp-x><div data-later></div><qp-x data-ssr="w2">b</qp-x>',
  ],
  ['a part of an article', '<div class="b-article__body"><p data-later>a</p></div>'],
  ['what is open', '<details open><summary>a</summary><p data-later>b</p></details>'],
  ['a fold that style may open', '<details data-later><summary>a</summary><p>b</p></details>'],
  ['what has a <noscript> of its own', '<section data-later><noscript>a</noscript></section>'],
])('leaves %s as it is', (_, html) => expect(foldAway(html)).toBe(html))
