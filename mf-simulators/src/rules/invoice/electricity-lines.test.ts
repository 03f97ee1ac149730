import cases from './electricity-lines.test.json'
import tables from './testing/electricity-lines.json'
import { readText } from './testing/read-text'

/** `use price power days` of a bill whose total is that of its lines with 23 % VAT, or as given. */
function answers(lines: string, total: number | undefined, period = '01/09/2026 a 30/09/2026') {
  const net = [...lines.matchAll(/(-?[\d.]+,\d\d)(?: €)? 23%$/gm)].map(([, text = '']) =>
    Number(text.replace(',', '.')),
  )
  const gross = total ?? 1.23 * net.reduce((sum, one) => sum + one, 0)
  const fields = readText(`
EDP Comercial
Período de faturação: ${period}
CPE PT0002000011114242AB   Potência contratada 4,6 kVA
${lines}
Total a pagar ${gross.toFixed(2).replace('.', ',')} €`)
  const { kwhElectricity, energyPrice, powerPrice, days } = fields
  return [kwhElectricity, energyPrice, powerPrice, days].join(' ')
}

const power = 'Potência 30 dias 0,3000 €/dia 9,00 € 23%'
const energy = 'Energia 200 kWh 0,1500 €/kWh 30,00 € 23%'

it.each(cases.read as [string, string[], string][])('reads %s', (_, lines, expected) =>
  expect(answers(lines.join('\n'), undefined)).toBe(expected),
)

it.each([
  ['a summary', ['Energia 150 kWh 0,1500 €/kWh 22,50 23%', 'Energia 50 kWh 0,1500 €/kWh 7,50 23%']],
  ['the same line', [energy]],
])('counts %s on another page once', (_, again) => {
  expect(answers([energy, power, '\f', ...again].join('\n'), 47.97)).toBe('200! 0,15! 0,3! 30!')
  expect(answers([...again, '\f', energy, power].join('\n'), 47.97)).toBe('200! 0,15! 0,3! 30!')
})

describe('lets the total decide', () => {
  const networks = ['Acesso às redes 200 kWh 0,0600 €/kWh 12,00 23%']
  const correction = ['Acerto de consumo 40 kWh 0,1500 €/kWh 6,00 23%']
  const held = 'dos quais acesso às redes 200 kWh 0,0600 €/kWh 12,00 23%'
  const compared = 'Preço no mercado regulado: 200 kWh x 0,1654 €/kWh = 33,08 €'
  const credit = 'Crédito de consumo estimado 40 kWh 0,1500 €/kWh 6,00 23%'

  it.each([
    ['that networks are charged', [energy, power, ...networks], 62.73, '200! 0,21! 0,3! 30!'],
    ['that the price holds them', [energy, power, ...networks], 47.97, '200! 0,15! 0,3! 30!'],
    [
      'that networks that a note seems to hold are charged',
      [energy, power, held],
      62.73,
      '200! 0,21! 0,3! 30!',
    ],
    ['nothing where it agrees with neither', [energy, power, ...networks], 99, '200? 0,21? 0,3? 30!'],
    ['that a correction adds', [energy, power, ...correction], 55.35, '240! 0,15! 0,3! 30!'],
    ['that it takes back', [energy, power, ...correction], 40.59, '160! 0,15! 0,3! 30!'],
    ['that a line only compares', [energy, power, compared], 47.97, '200! 0,15! 0,3! 30!'],
    ['that a credit of last time takes back', [energy, power, credit], 40.59, '160! 0,15! 0,3! 30!'],
    ['up to 2 %', [energy, power], 47.03, '200! 0,15! 0,3! 30!'],
    ['and no more', [energy, power], 47.0, '200? 0,15? 0,3? 30!'],
  ])('%s', (_, lines, total, expected) => expect(answers(lines.join('\n'), total)).toBe(expected))
})

it.each(cases.addedUp as [string, string, string][])('adds up %s', (_, more, mark) =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 200 kWh 0,1500 €/kWh 30,00 €
Potência 30 dias 0,3000 €/dia 9,00 €
${more}`),
  ).toMatchObject({ kwhElectricity: `200${mark}`, energyPrice: `0,15${mark}`, powerPrice: `0,3${mark}` }),
)

it.each(tables.discounted)('takes the price after a discount %s', (_, terms, price) =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 279 kWh ${terms}
Total a pagar ${/41,92/.test(terms) ? '51,56' : '47,65'} €`).energyPrice,
  ).toBe(price),
)

it.each(tables.discountLines)(
  'takes a discount in a line of its own from the line that it names by %s',
  (_, discount, prices) => {
    const taken = Number(/-(\d+,\d\d)/.exec(discount)?.[1]?.replace(',', '.'))
    const { energyPrice, powerPrice } = readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 279 kWh 0,173552 €/kWh 48,42 €
Potência 30 dias 0,3000 €/dia 9,00 €
${discount}
Total sem IVA ${(57.42 - taken).toFixed(2).replace('.', ',')} €`)
    expect(`${energyPrice} ${powerPrice}`).toBe(prices)
  },
)

it('asks to check prices of which an amount is taken off', () =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 200 kWh 0,1500 €/kWh 30,00 €
Potência 30 dias 0,3000 €/dia 9,00 €
Desconto fidelidade -2,00 €
IVA 8,51 €
Total a pagar 45,51 €`),
  ).toMatchObject({ kwhElectricity: '200!', energyPrice: '0,15?', powerPrice: '0,3?' }))

it.each(tables.vat)('takes into the price %s', (_, tail, line, sum, read) => {
  const [words, rate] = tail.includes('%') ? ['', tail] : [tail, '']
  const { kwhElectricity, energyPrice, powerPrice } = readText(`
CPE PT0002000011114242AB   4,6 kVA
Preço${words} 200 kWh 0,1500 €/kWh 30,00 €${rate}
Potência 30 dias 0,3000 €/dia 9,00 €${rate}
${line}
${/c\/|inclu/.test(line) ? '' : `Total sem IVA ${sum} €\n`}Total a pagar ${sum} €`)
  expect(`${kwhElectricity} ${energyPrice} ${powerPrice}`).toBe(read)
})

it('takes no part of a price that its words add up, even where their ratio is near a rate of VAT', () =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia (0,0950 €/kWh + TAR 0,0600 €/kWh)    214 kWh   0,1550 €/kWh   33,17 €
Potência (0,0300 €/dia + TAR 0,2300 €/dia)   30 dias   0,2600 €/dia   7,80 €
Total sem IVA 40,97 €`),
  ).toMatchObject({ energyPrice: '0,155!', powerPrice: '0,26!' }))

it('takes no period or unit of a line from the heads of the readings above it', () =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Leituras            Vazio     €/kWh     Ponta
Consumo (kWh)       80        120
Energia simples     200 kWh   0,1500    30,00 €
Potência            30 dias   0,3000    9,00 €
Total sem IVA 39,00 €`),
  ).toMatchObject({ energyPrice: '0,15!', powerPrice: '0,3!' }))
