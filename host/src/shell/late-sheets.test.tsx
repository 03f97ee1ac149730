import { wearLateSheets } from './late-sheets'

const linked = () => [...document.head.querySelectorAll('link')]

/** A page that holds its sheets back: with script running a browser keeps them as text. */
function holdBack(held: string) {
  document.head.innerHTML = '<noscript></noscript>'
  Object.defineProperty(document.querySelector('noscript'), 'textContent', { value: held })
  wearLateSheets()
}

it('fetches the whole sheets without holding up anything, and wears them when the last one has settled', () => {
  holdBack('<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">')
  const sheets = linked().map((link) => `${link.getAttribute('href')} ${link.media}`)
  expect(sheets).toEqual(['/a.css print', '/b.css print'])
  linked()[1]?.dispatchEvent(new Event('load'))
  expect(linked().map(({ media }) => media)).toEqual(['print', 'print'])
  linked()[0]?.dispatchEvent(new Event('error'))
  expect(linked().map(({ media }) => media)).toEqual(['', ''])
})

it.each([
  ['keeps the guess for a section that is far', 0, 'far'],
  ['lays a page out whole that is scrolled already: its place is where it was', 900, undefined],
])('%s', (_, scrolled, later) => {
  document.body.innerHTML = '<section data-later="far"></section>'
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true })
  holdBack('<link href="/a.css">')
  linked()[0]?.dispatchEvent(new Event('load'))
  expect(document.querySelector('section')?.dataset.later).toBe(later)
  Reflect.deleteProperty(window, 'scrollY')
})
