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

it.each([
  ['no networks', [vazio, fora], '21,87', '100! 0,054! 119! 0,104!'],
  [
    'networks of each period',
    [vazio, fora, 'Redes vazio 100 kWh 0,0200 2,00 23%', 'Redes fora de vazio 119 kWh 0,0809 9,63 23%'],
    '36,17',
    '100! 0,074! 119! 0,1849!',
  ],
  [
    'networks of one period',
    [vazio, fora, 'Redes vazio 100 kWh 0,0200 2,00 23%'],
    '24,33',
    '100! 0,074! 119! 0,104!',
  ],
  [
    'networks of all kWh alike',
    [vazio, fora, 'Acesso às redes 219 kWh 0,0607 13,29 23%'],
    '38,22',
    '100! 0,1147? 119! 0,1647?',
  ],
  [
    'a contract that changed its periods',
    [vazio, fora, 'Energia simples 50 kWh 0,1500 7,50 23%'],
    '31,09',
    '100? 0,054? 119? 0,104?',
  ],
  [
    'a price that is none',
    [vazio, 'Energia fora de vazio 119 kWh 0,0100 1,19 23%'],
    '8,11',
    '100! 0,054! undefined undefined',
  ],
])('reads two periods with %s', (_, lines, total, expected) => {
  const { kwhOffPeak, offPeakPrice, kwhOutsideOffPeak, outsideOffPeakPrice } = readText(bill(lines, total))
  expect([kwhOffPeak, offPeakPrice, kwhOutsideOffPeak, outsideOffPeakPrice].map(String).join(' ')).toBe(
    expected,
  )
})

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
  [
    'is not in a price nor proven by the total',
    'dos quais acesso às redes 219 kWh a 0,0607 €/kWh',
    '99,00',
    true,
  ],
  ['is explained, by the total', 'dos quais acesso às redes 219 kWh a 0,0607 €/kWh', '21,87', undefined],
  ['is added', 'Acesso às redes 219 kWh 0,0607 13,29 23%', '99,00', undefined],
])('warns of networks apart where what they cost %s', (_, line, total, apart) =>
  expect(readInvoice(typed(bill([vazio, fora, line], total))).networksApart).toBe(apart),
)
