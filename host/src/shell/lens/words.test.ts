import cases from './testing/words.json'
import { livedWords, numbersText, weightWords } from './words'

const told = cases.told

it.each([
  ['peso por medir', {}],
  ['12,5 KiB no primeiro passo', { first: 12_750 }],
  ['12,5 KiB no primeiro passo, 1,0 KiB depois', { first: 12_750, later: 1024 }],
])('describes a weight: %s', (text, owned) => expect(weightWords(owned)).toBe(text))

it.each([
  ['0 erros · INP por medir', { errors: 0, inpMs: undefined, lcpMs: undefined, cls: 0 }],
  ['1 erro · INP 88 ms · LCP 1932 ms · CLS 0,010', { errors: 1, inpMs: 88, lcpMs: 1932, cls: 0.0104 }],
])('describes a page view: %s', (text, lived) => expect(livedWords(lived)).toBe(text))

it.each([
  ['nada contado', {}],
  ['250 vistas · 5 erros (2,0 %) · INP p75 94 ms', {}],
  ['1 vista · 0 erros (0,0 %) · INP por medir', { views: 1, errors: 0, inpP75Ms: null }],
  // The server could not render it, and no browser reported a view.
  ['0 vistas · 2 erros · INP por medir', { views: 0, errors: 2, inpP75Ms: null }],
])('describes a day: %s', (text, numbers) => {
  const owned = text === 'nada contado' ? {} : { numbers: { ...told, ...numbers } }
  expect(numbersText(owned, 24)).toBe(`Nas últimas 24 h: ${text}`)
})
