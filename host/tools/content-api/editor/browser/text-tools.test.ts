import { around, asLines, type Edit, linked, nextPoint, type Selected } from './text-tools'

/** `[…]` of the picture is the selection, `|` the caret. */
function selected(picture: string): Selected {
  const start = picture.search(/[«|]/)
  const end = picture.includes('»') ? picture.indexOf('»') - 1 : start
  return { text: picture.replace(/[«»|]/g, ''), start, end }
}
function after({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to)
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}«${next.slice(start, end)}»${next.slice(end)}`
}

test.each([
  ['a «b» c', '**', 'a **«b»** c'],
  ['a **«b»** c', '**', 'a «b» c'],
  ['a | c', '_', 'a _|_ c'],
  ['a _|_ c', '_', 'a | c'],
])('%s with %s around', (before, sign, then) => {
  const place = selected(before)
  expect(after(place, around(place, sign))).toBe(then)
})

test.each([
  ['ver «energia».', 'ver [energia](«/»).'],
  ['ver |', 'ver [texto](«/»)'],
])('%s becomes a link', (before, then) => {
  const place = selected(before)
  expect(after(place, linked(place))).toBe(then)
})

test.each([
  ['a\nb|c\nd', 'title', 'a\n## bc|\nd'],
  ['## a|', 'title', 'a|'],
  ['- a|', 'subtitle', '### a|'],
  ['|', 'points', '- |'],
  ['a\n«b\n\nc»\nd', 'points', 'a\n«- b\n\n- c»\nd'],
  ['«- a\n- b»', 'points', '«a\nb»'],
  ['«- a\n- b»', 'steps', '«1. a\n2. b»'],
  ['«a\n> b»', 'quotation', '«> a\n> b»'],
  ['  - a|', 'steps', '  1. a|'],
] as const)('%j as %s', (before, kind, then) => {
  const place = selected(before)
  expect(after(place, asLines(place, kind))).toBe(then)
})

test.each([
  ['- a|', '- a\n- |'],
  ['9. a|', '9. a\n10. |'],
  ['  * a|b', '  * a\n  * |b'],
  ['- a\n- |', '- a\n|'],
])('Enter in %j', (before, then) => {
  const place = selected(before)
  expect(after(place, nextPoint(place) as Edit)).toBe(then)
})

test.each(['a|', '## a|', '> a|', '- «a»', '|- a'])('Enter in %j is Enter', (before) => {
  expect(nextPoint(selected(before))).toBeUndefined()
})
