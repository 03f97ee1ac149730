import { livedWords, numbersText, weightWords } from './words'

const told = {
  views: 250,
  errors: 5,
  loadFailures: 0,
  fallbacks: 0,
  inpP75Ms: 93.75,
  inpSamples: 40,
  lcpP75Ms: null,
  clsP75: null,
}

it.each([
  { owned: {}, text: 'peso por medir' },
  { owned: { first: 12_750 }, text: '12,5 KiB no primeiro passo' },
  { owned: { first: 12_750, later: 1024 }, text: '12,5 KiB no primeiro passo, 1,0 KiB depois' },
])('says of a weight: $text', ({ owned, text }) => expect(weightWords(owned)).toBe(text))

it.each([
  { lived: { errors: 0, inpMs: undefined, lcpMs: undefined, cls: 0 }, text: '0 erros · INP por medir' },
  {
    lived: { errors: 1, inpMs: 88, lcpMs: 1932, cls: 0.0104 },
    text: '1 erro · INP 88 ms · LCP 1932 ms · CLS 0,010',
  },
])('says of a page view: $text', ({ lived, text }) => expect(livedWords(lived)).toBe(text))

it.each([
  { owned: {}, text: 'Nas últimas 24 h: nada contado' },
  { owned: { numbers: told }, text: 'Nas últimas 24 h: 250 vistas · 5 erros (2,0 %) · INP p75 94 ms' },
  {
    owned: { numbers: { ...told, views: 1, errors: 0, inpP75Ms: null } },
    text: 'Nas últimas 24 h: 1 vista · 0 erros (0,0 %) · INP por medir',
  },
  // The server could not render it, and no browser reported a view.
  {
    owned: { numbers: { ...told, views: 0, errors: 2, inpP75Ms: null } },
    text: 'Nas últimas 24 h: 0 vistas · 2 erros · INP por medir',
  },
])('says of a day: $text', ({ owned, text }) => expect(numbersText(owned, 24)).toBe(text))
