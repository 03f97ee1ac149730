import { wearLateSheets } from './late-sheets'

const linked = () => [...document.head.querySelectorAll('link')]

it('fetches the whole sheets without holding up anything, and wears them when the last one has settled', () => {
  document.head.innerHTML = '<noscript></noscript>'
  // With script running a browser keeps it as text.
  const held = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">'
  Object.defineProperty(document.querySelector('noscript'), 'textContent', { value: held })
  wearLateSheets()
  expect(linked().map((link) => [link.getAttribute('href'), link.media])).toEqual([
    ['/a.css', 'print'],
    ['/b.css', 'print'],
  ])
  linked()[1]?.dispatchEvent(new Event('load'))
  expect(linked().map(({ media }) => media)).toEqual(['print', 'print'])
  linked()[0]?.dispatchEvent(new Event('error'))
  expect(linked().map(({ media }) => media)).toEqual(['', ''])
})

it.each([
  { title: 'keeps the guess for a section that is far', scrolled: 0, later: 'far' },
  {
    title: 'lays a page out whole that is scrolled already: its place is where it was',
    scrolled: 900,
    later: undefined,
  },
])('$title', ({ scrolled, later }) => {
  document.head.innerHTML = '<noscript></noscript>'
  Object.defineProperty(document.querySelector('noscript'), 'textContent', { value: '<link href="/a.css">' })
  document.body.innerHTML = '<section data-later="far"></section>'
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true })
  wearLateSheets()
  linked()[0]?.dispatchEvent(new Event('load'))
  expect(document.querySelector('section')?.dataset.later).toBe(later)
  Reflect.deleteProperty(window, 'scrollY')
})
