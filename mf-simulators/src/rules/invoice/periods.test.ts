import cases from './periods.test.json'
import { readInvoice } from './read-invoice'
import { readText } from './testing/read-text'
import { typed } from './testing/typed'

const [vazio, fora] = [
  'Energia vazio 100 kWh 0,0540 5,40 23%',
  'Energia fora de vazio 119 kWh 0,1040 12,38 23%',
]
const bill = (lines: readonly string[], total: string) => `
CPE PT0002000011114242AB   4,6 kVA
${lines.join('\n')}
Total a pagar ${total} €`

it.each(cases as [string, string[], string, string][])(
  'reads two periods with %s',
  (_, lines, total, expected) => {
    const { kwhOffPeak, offPeakPrice, kwhOutsideOffPeak, outsideOffPeakPrice } = readText(bill(lines, total))
    expect([kwhOffPeak, offPeakPrice, kwhOutsideOffPeak, outsideOffPeakPrice].map(String).join(' ')).toBe(
      expected,
    )
  },
)

it('adds networks of each period to one price of all', () =>
  expect(
    readText(
      bill(
        [
          'Energia 200 kWh 0,1000 20,00 23%',
          'Redes vazio 80 kWh 0,0200 1,60 23%',
          'Redes fora de vazio 120 kWh 0,08 9,60 23%',
        ],
        '38,38',
      ),
    ).energyPrice,
  ).toBe('0,156?'))

it.each([
  ['is in no price, nor in the total', 'dos quais acesso às redes 219 kWh a 0,0607 €/kWh', '99,00', true],
  ['is explained, by the total', 'dos quais acesso às redes 219 kWh a 0,0607 €/kWh', '21,87', undefined],
  ['is added', 'Acesso às redes 219 kWh 0,0607 13,29 23%', '99,00', undefined],
])('warns of networks apart where what they cost %s', (_, line, total, apart) =>
  expect(readInvoice(typed(bill([vazio, fora, line], total))).networksApart).toBe(apart),
)
