import { keepTogether } from './keep-together'

it.each([
  ['custa 849,52 € por mês', 'custa 849,52\u00a0€ por mês'],
  ['de 3,00 %: 2,86 % nos mistos', 'de 3,00\u00a0%: 2,86\u00a0% nos mistos'],
  ['6,9 kVA e 1.900 kWh', '6,9\u00a0kVA e 1.900\u00a0kWh'],
  ['registo n.º 0009999', 'registo n.º\u00a00009999'],
  ['24 meses e 5 GBites', '24 meses e 5 GBites'],
  ['sem figuras', 'sem figuras'],
])('%j', (text, kept) => expect(keepTogether(text)).toBe(kept))
