import { energyTeller } from './energy-kind'
import { pageLines } from './page-lines'
import { readingsOf } from './readings'
import cases from './testing/energy-kind.json'
import { typed } from './testing/typed'

const codes = 'PT0002000011114242AB   PT1604000027272828QR'

/** The energy of each number below the codes, by its value. */
function energies(text: string) {
  const lines = pageLines(typed(`${codes}\n${text}`))
  const { ofReading } = energyTeller(lines)
  return readingsOf(lines)
    .filter(({ line }) => !/pt/.test(line.plain))
    .map((one) => `${one.value} ${ofReading(one)}`)
    .join(', ')
}

it.each([
  ['words of its row', 'Potência 30 dias\nTermo fixo gás 31 dias', '30 electricity, 31 gas'],
  ['its heading', 'ELETRICIDADE\nConsumo 30 kWh\nGÁS NATURAL\nConsumo 31 kWh', '30 electricity, 31 gas'],
  ['a heading of more words', 'Detalhe da fatura de luz\nConsumo 30 kWh', '30 electricity'],
  ['a row against its heading', 'GÁS NATURAL\nPotência 30 dias', '30 electricity'],
  ['its side', 'LUZ                    GÁS\nConsumo 30 kWh         Consumo 31 kWh', '30 electricity, 31 gas'],
  ['the one heading to its right', '               GÁS\n30 kWh', '30 gas'],
  ['no heading of both', 'Eletricidade e gás\nConsumo 30 kWh', '30 undefined'],
  ['no line with an amount', 'Eletricidade 12,00 €\nConsumo 30 kWh', '12 electricity, 30 undefined'],
  ['no long sentence', `Luz é o que ${'muito '.repeat(12)}se gasta\nConsumo 30 kWh`, '30 undefined'],
  ['a long heading', `LUZ Fatura ${'0123 '.repeat(14)}período\nConsumo 30 kWh`, /30 electricity$/],
  ['what only gas has, at last', 'Termo fixo 30 dias', '30 gas'],
  ['nothing', 'Consumo 30 kWh', '30 undefined'],
])('finds the energy of a number by %s', (_, text, expected) => {
  if (expected instanceof RegExp) expect(energies(text)).toMatch(expected)
  else expect(energies(text)).toBe(expected)
})

it('knows the energy of a line', () => {
  const lines = pageLines(
    typed(`${codes}\nGás: 01/09/2026 a 30/09/2026\nELETRICIDADE\n01/08/2026 a 30/09/2026`),
  )
  const { ofLine } = energyTeller(lines)
  expect(lines.map(ofLine).slice(1)).toEqual(['gas', 'electricity', 'electricity'])
})

it('takes every number of a bill of one energy for it', () => {
  const { ofReading, ofLine } = energyTeller(pageLines(typed('PT0002000011114242AB')))
  const [reading] = readingsOf(pageLines(typed('Gás 30 kWh')))
  const [line] = pageLines(typed('Gás'))
  expect([reading && ofReading(reading), line && ofLine(line, 0)]).toEqual(['electricity', 'electricity'])
})

it.each(cases.none)('finds no energy of a home in %j', (text) =>
  expect(energyTeller(pageLines(typed(text))).kinds.size).toBe(0),
)
