import { firstScreens, laterSlot, markLater, withoutFar } from './first-screens'

const words = (count: number) => 'palavra '.repeat(count)
const long = `<p>${words(400)}</p>`

it('marks what stands behind the first screens, as a whole', () =>
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
  ['what stands in a list', `<ul><li>${long}<p>a</p></li></ul>`],
  ['words inside a line', `<div>${long}<strong>a</strong></div>`],
])('does not touch %s', (_what, html) => expect(markLater(html).html).toBe(html))

it('counts neither templates nor drawings', () =>
  expect(markLater(`<template>${long}</template><svg><text>${words(400)}</text></svg><p>a</p>`).full).toBe(
    false,
  ))

it('counts what is folded for a wide window alone', () => {
  const folded = `<details><summary>a</summary>${long}</details>`
  expect(markLater(folded).full).toBe(false)
  expect(markLater(`${folded}<p>${words(160)}</p>`).full).toBe(true)
})

it('leaves out the inside of what is out of sight, and says that something is', () =>
  expect(firstScreens('<a>1</a><div class="x" data-later><div class="y">2</div></div><b>3</b>')).toBe(
    '<a>1</a><div data-later><b>3</b>',
  ))

it('marks a slot', () =>
  expect(laterSlot('<div class="qp-slot">a</div>')).toBe('<div data-later class="qp-slot">a</div>'))
