import { firstScreens, firstScreensEnd, laterSlot, markLater, withoutFar } from './first-screens'

const words = (count: number) => 'palavra '.repeat(count)
const long = `<p>${words(400)}</p>`

it('marks what comes after the first screens, as a whole', () =>
  expect(markLater(`<div><section>${long}</section><section><p>a</p></section></div><p>b</p>`)).toEqual({
    html: `<div><section>${long}</section><section data-later><p>a</p></section></div><p data-later>b</p>`,
    full: true,
  }))

it.each([
  ['b-section b-section--soft', '=far'],
  ['b-section b-section--folded', ''],
  ['b-section__inner', ''],
])('keeps %s from being laid out while it is far: "%s"', (name, value) => {
  const part = (mark: string) => `<section class="${name}"${mark}>a</section>`
  const marked = part(` data-later${value}`)
  expect(markLater(`<p>${words(400)}</p>${part('')}`).html).toContain(marked)
  expect(withoutFar(marked)).toBe(part(' data-later'))
})

it('leaves a short page alone', () => {
  const html = '<div><section><p>a</p></section><section><p>b</p></section></div>'
  expect(markLater(html)).toEqual({ html, full: false })
})

it.each([
  ['a widget of its own', `<div data-slot="main">${long}<section>a</section></div>`],
  ['a widget in a story', `<div>${long}<qp-loan data-ssr="w1"><section>a</section></qp-loan></div>`],
  ['what is in a list', `<ul><li>${long}<p>a</p></li></ul>`],
  ['words inside a line', `<div>${long}<strong>a</strong></div>`],
])('does not touch %s', (_what, html) => expect(markLater(html).html).toBe(html))

it('counts neither templates nor drawings', () => {
  const unseen = `<template>${long}</template><svg><text>${words(400)}</text></svg>`
  expect(markLater(`${unseen}<p>a</p>`).full).toBe(false)
})

it('counts what is folded for a wide window alone', () => {
  const folded = `<details><summary>a</summary>${long}</details>`
  expect(markLater(folded).full).toBe(false)
  expect(markLater(`${folded}<p>${words(160)}</p>`).full).toBe(true)
})

it('leaves out the inside of what is out of sight, and keeps a mark of it', () => {
  const html = '<a>1</a><div class="x" data-later><div class="y">2</div></div><b>3</b>'
  expect(firstScreens(html)).toBe('<a>1</a><div data-later><b>3</b>')
})

it('marks a slot', () =>
  expect(laterSlot('<div class="qp-slot">a</div>')).toBe('<div data-later class="qp-slot">a</div>'))

describe('the first paint waits', () => {
  const main = (inside: string) => `<p data-later>a</p><main id="conteudo" class="x">${inside}</main><p>b</p>`

  it.each([
    {
      until: 'the part behind the first screens',
      inside: '<p>a</p><section id="b" data-later=far></section>',
      id: 'b',
    },
    { until: 'the end of a short page', inside: '<p>a</p>', id: 'conteudo' },
    {
      until: 'no part that a widget has closed',
      inside: '<ul data-later=""><li>a</li></ul>',
      id: 'conteudo',
    },
    { until: 'no part of a template', inside: '<template><p data-later>a</p></template>', id: 'conteudo' },
    { until: 'nothing that comes late', inside: `${words(2100)}<p id="b" data-later>a</p>`, id: undefined },
    { until: 'nothing of a long widget', inside: words(2100), id: undefined },
  ])('for $until', ({ inside, id }) =>
    expect(firstScreensEnd(main(inside))).toEqual({ html: main(inside), id }),
  )

  it('for a part without a name, which it gives it', () =>
    expect(firstScreensEnd(main('<p class="c" data-later>a</p>'))).toEqual({
      html: main('<p class="c" id="qp-later" data-later>a</p>'),
      id: 'qp-later',
    }))

  it('for nothing of a page without a main part', () =>
    expect(firstScreensEnd('<p data-later>a</p>')).toEqual({ html: '<p data-later>a</p>' }))
})
