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

it.each([
  ['energy and power', [energy, power], '200! 0,15! 0,3! 30!'],
  [
    'energy and networks, power and networks',
    [
      'Energia 219 kWh 0,0940 €/kWh 20,59 23%',
      'Acesso às redes 219 kWh 0,0607 €/kWh 13,29 23%',
      'Potência 30 dias 0,1202 €/dia 3,61 23%',
      'TAR potência 30 dias 0,2291 €/dia 6,87 23%',
    ],
    '219! 0,1547! 0,3493! 30!',
  ],
  [
    'the same without a unit',
    [
      'Energia 219 0,0940 20,59 23%',
      'Tarifa de acesso às redes 219 0,0607 13,29 23%',
      'Potência 30 0,1202 3,61 23%',
      'Tarifa de acesso às redes potência 30 0,2291 6,87 23%',
    ],
    '219! 0,1547! 0,3493! 30!',
  ],
  [
    'charges of the supplier by kWh and by day',
    [
      'Comercialização 219 kWh 0,0940 €/kWh 20,59 23%',
      'Acesso às redes 219 kWh 0,0607 €/kWh 13,29 23%',
      'Comercialização 30 dias 0,1202 €/dia 3,61 23%',
      'Acesso às redes 30 dias 0,2291 €/dia 6,87 23%',
    ],
    '219! 0,1547! 0,3493! 30!',
  ],
  [
    'networks of fewer kWh than the energy',
    [energy, 'Acesso às redes 150 kWh 0,0600 €/kWh 9,00 23%', power],
    '200! 0,21? 0,3! 30!',
  ],
  [
    'networks of fewer days than the power',
    [energy, power, 'Acesso às redes 20 dias 0,1000 €/dia 2,00 23%'],
    '200! 0,15! 0,4? 30!',
  ],
  [
    'networks alone by the day',
    [energy, 'Termo fixo de acesso às redes 30 dias 0,3000 €/dia 9,00 23%'],
    '200! 0,15! 0,3? 30!',
  ],
  [
    'two lines of power for all days',
    [energy, 'Potência 30 dias 0,1202 €/dia 3,61 23%', 'Termo de potência 30 dias 0,2291 €/dia 6,87 23%'],
    '200! 0,15! 0,3493! 30!',
  ],
  [
    'two lines of power for half of the days each',
    [energy, 'Potência 15 dias 0,3000 €/dia 4,50 23%', 'Potência 15 dias 0,3300 €/dia 4,95 23%'],
    '200! 0,15! 0,315? 30!',
  ],
  [
    'parts of one price, by the kWh that are taxed',
    [
      'Energia ativa 219 kWh 0,0940 €/kWh 20,59 23%',
      'Energia comercial 219 kWh 0,0607 €/kWh 13,29 23%',
      power,
      'IEC 219 kWh 0,0010 €/kWh 0,22 23%',
    ],
    '219! 0,1547! 0,3! 30!',
  ],
  [
    'two lines of as many kWh, which nothing calls parts or a change',
    ['Energia ativa 100 kWh 0,0940 €/kWh 9,40 23%', 'Energia comercial 100 kWh 0,0607 €/kWh 6,07 23%', power],
    '100? 0,1547? 0,3! 30!',
  ],
  [
    'three lines of as many kWh, which are parts of an indexed price',
    [
      'Energia OMIE 200 kWh 0,0900 €/kWh 18,00 23%',
      'Mecanismo de ajuste 200 kWh 0,0300 €/kWh 6,00 23%',
      'Custos de gestão 200 kWh 0,0200 €/kWh 4,00 23%',
      'Acesso às redes 200 kWh 0,0600 €/kWh 12,00 23%',
      power,
    ],
    '200? 0,2? 0,3! 30!',
  ],
  [
    'a small part of the price',
    [energy, 'Garantias de origem 200 kWh 0,0050 €/kWh 1,00 23%', power, 'IEC 200 kWh 0,0010 €/kWh 0,20 23%'],
    '200! 0,155? 0,3! 30!',
  ],
  [
    'the mean of all that is paid',
    [energy, power, 'Preço médio: 200 kWh x 0,2399 €/kWh = 47,97 €'],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'a mean price that is the only one',
    ['Preço médio 200 kWh 0,1500 €/kWh 30,00 € 23%', power],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'what was saved',
    [energy, power, 'Com este plano poupaste 200 kWh x 0,0200 €/kWh = 4,00 €'],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'what a year would cost',
    [energy, power, 'O teu consumo anual estimado de 2.400 kWh custaria 360,00 € a 0,1500 €/kWh'],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'power by the kW and day',
    [energy, 'Potência contratada 4,6 kW × 30 dias × 0,065217 €/kW dia 9,00 € 23%'],
    '200! 0,15! 0,299998! 30!',
  ],
  [
    'two homes, of which no sum is one',
    [
      energy,
      power,
      'CPE PT0002000099998888CD   6,9 kVA',
      'Energia 300 kWh 0,1500 €/kWh 45,00 € 23%',
      'Potência 30 dias 0,4000 €/dia 12,00 € 23%',
    ],
    '500? 0,15? 0,7? 30!',
  ],
  ['more kWh than are taxed', [energy, power, 'IEC 180 kWh 0,0010 €/kWh 0,18 23%'], '200? 0,15? 0,3! 30!'],
  [
    'a plan with a discount in its name',
    ['Energia (desconto 20%) 200 kWh 0,1500 €/kWh 30,00 23%', power],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'regulated charges by kWh as networks',
    ['Energia 219 kWh 0,0940 €/kWh 20,59 23%', 'Encargos regulados 219 kWh 0,0607 13,29 23%', power],
    '219! 0,1547! 0,3! 30!',
  ],
  [
    'a price that changed',
    ['Energia 150 kWh 0,1500 €/kWh 22,50 23%', 'Energia 50 kWh 0,1700 €/kWh 8,50 23%', power],
    '200! 0,155? 0,3! 30!',
  ],
  [
    'a correction with a sign',
    [energy, 'Acerto de consumo estimado -40 kWh 0,1500 €/kWh -6,00 23%', power],
    '160! 0,15! 0,3! 30!',
  ],
  [
    'one with a sign before its amount alone',
    [energy, 'Acerto de consumo estimado 40 kWh 0,1500 €/kWh -6,00 23%', power],
    '160! 0,15! 0,3! 30!',
  ],
  [
    'power taken back',
    [energy, 'Potência 61 dias 0,3000 €/dia 18,30 23%', 'Abate potência -31 dias 0,3000 €/dia -9,30 23%'],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'a service and a plan that is called saving',
    ['Energia Plano Poupança 200 kWh 0,1500 €/kWh 30,00 23%', power, 'Serviço Casa 1 mês 9,90 9,90 23%'],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'a discount in a line of its own',
    [energy, 'Desconto 200 kWh -0,0100 €/kWh -2,00 23%', power],
    '200! 0,14? 0,3! 30!',
  ],
  [
    'a comparison with the regulated market',
    [energy, power, 'Comparação com o mercado regulado', 'Energia 200 kWh 0,1400 €/kWh 28,00'],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'a price that holds the networks by its words',
    ['Energia (inclui acesso às redes) 200 kWh 0,1500 €/kWh 30,00 23%', power],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'each of two months on a page of its own',
    [energy, power, '\f', 'Energia 150 kWh 0,1500 €/kWh 22,50 23%'],
    '350! 0,15! 0,3! 30!',
  ],
  [
    'notes that multiply',
    [
      energy,
      power,
      'O valor faturado inclui 12,14 € de acesso às redes (200 kWh x 0,0607 €/kWh) e 6,00 €.',
      'Custos de interesse económico geral: 200 kWh x 0,0200 €/kWh = 4,00 €',
      'Se tivesse tarifa regulada pagaria: energia 200 kWh x 0,1600 €/kWh = 32,00 €',
      'Emissões de CO2: 200 kWh x 0,150 kg/kWh = 30,00 kg',
    ],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'a table of the networks that the prices hold, by its total',
    [
      energy,
      power,
      'Tarifa de acesso às redes',
      'Energia 200 kWh 0,0607 €/kWh 12,14',
      'Potência 30 dias 0,2 €/dia 6,00',
    ],
    '200! 0,15! 0,3! 30!',
  ],
  [
    'words above their numbers',
    [
      'Termo de Energia (Real)',
      '          200 kWh   0,1500 €   30,00 €   -1,50 €   28,50 € 23%',
      'Termo de Potência (4.6 kVA)',
      '          30 dias   0,3000 €   9,00 € 23%',
    ],
    '200! 0,1425! 0,3! 30!',
  ],
  [
    'electricity sold and charged elsewhere',
    [
      energy,
      'Excedente injetado -90 kWh 0,0500 €/kWh -4,50 23%',
      'Carregamentos 20 kWh 0,20 4,00 23%',
      power,
    ],
    '200! 0,15! 0,3! 30!',
  ],
])('reads %s', (_, lines, expected) => expect(answers(lines.join('\n'), undefined)).toBe(expected))

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

  it.each([
    ['that networks are charged', [energy, power, ...networks], 62.73, '200! 0,21! 0,3! 30!'],
    ['that the price holds them', [energy, power, ...networks], 47.97, '200! 0,15! 0,3! 30!'],
    [
      'that networks are charged which a note seems to hold',
      [energy, power, 'dos quais acesso às redes 200 kWh 0,0600 €/kWh 12,00 23%'],
      62.73,
      '200! 0,21! 0,3! 30!',
    ],
    ['nothing where it agrees with neither', [energy, power, ...networks], 99, '200? 0,21? 0,3? 30!'],
    ['that a correction adds', [energy, power, ...correction], 55.35, '240! 0,15! 0,3! 30!'],
    ['that it takes back', [energy, power, ...correction], 40.59, '160! 0,15! 0,3! 30!'],
    [
      'that a line only compares',
      [energy, power, 'Preço no mercado regulado: 200 kWh x 0,1654 €/kWh = 33,08 €'],
      47.97,
      '200! 0,15! 0,3! 30!',
    ],
    [
      'that a credit of last time takes back',
      [energy, power, 'Crédito de consumo estimado 40 kWh 0,1500 €/kWh 6,00 23%'],
      40.59,
      '160! 0,15! 0,3! 30!',
    ],
    ['up to 2 %', [energy, power], 47.03, '200! 0,15! 0,3! 30!'],
    ['and no more', [energy, power], 47.0, '200? 0,15? 0,3? 30!'],
  ])('%s', (_, lines, total, expected) => expect(answers(lines.join('\n'), total)).toBe(expected))
})

it.each([
  ['by VAT in lines of its own', 'IVA 23% sobre 39,00 € 8,97 €\nTotal a pagar 47,97 €', '!'],
  ['by VAT alone', 'IVA 8,97 €\nTotal a pagar 47,97 €', '!'],
  ['by VAT in a table', 'Taxa IVA   Base   Valor\n23%   39,00   8,97\nTotal a pagar 47,97 €', '!'],
  ['by VAT twice', 'IVA 23% 39,00 8,97\nIVA 23% 39,00 8,97\nTotal a pagar 47,97 €', '!'],
  ['by a charge without a product', 'IEC 0,20 €\nIVA 9,02 €\nTotal a pagar 48,22 €', '!'],
  ['by a charge with its rate', 'IEC 3,00 € 23%\nIVA 9,66 €\nTotal a pagar 51,66 €', '!'],
  [
    'by a charge without a sign of the euro',
    'Contribuição audiovisual 3,00\nIVA 9,66 €\nTotal a pagar 51,66 €',
    '!',
  ],
  ['by thousands', 'Serviço de obras 1.061,00 €\nIVA 253,00 €\nTotal a pagar 1.353,00 €', '!'],
  ['not by a total of charges', 'Total de taxas: IEC 3,00 €\nIVA 9,66 €\nTotal a pagar 51,66 €', '?'],
  ['not by an amount that is no charge', 'Saldo 3,00 €\nIVA 9,66 €\nTotal a pagar 51,66 €', '?'],
  ['by the rate with decimals', 'IVA 23,0% 39,00 8,97\nTotal a pagar 47,97 €', '!'],
  ['by two rates', 'IVA 23% 30,00 6,90\nIVA 6% 9,00 0,54\nTotal a pagar 46,44 €', '!'],
  ['not by a base that gives another VAT', 'IVA 23% 39,00 7,00\nTotal a pagar 46,00 €', '?'],
  ['not by a price with VAT', 'Preço com IVA 8,97 €\nTotal a pagar 47,97 €', '?'],
  ['not by a rate alone', '23%   8,97\nTotal a pagar 47,97 €', '?'],
  ['by a subtotal', 'Subtotal 39,00 €\nTotal a pagar 60,00 €', '!'],
  ['not by the total of last time', 'Total anterior a pagar 47,97 €\nIVA 8,97 €', '?'],
  ['by the total without VAT', 'Total sem IVA 39,00 €\nTotal a pagar 60,00 €', '!'],
  ['not by amounts with VAT of no rate', 'Valores com IVA: total c/ IVA\nTotal a pagar 39,00 €', '?'],
  ['not by those of two', 'IVA 6% e IVA 23%: total c/ IVA\nTotal a pagar 39,00 €', '?'],
  ['not without VAT', 'Total a pagar 39,00 €', '?'],
  ['not without a total', '', '?'],
])('adds up %s', (_, more, mark) =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 200 kWh 0,1500 €/kWh 30,00 €
Potência 30 dias 0,3000 €/dia 9,00 €
${more}`),
  ).toMatchObject({ kwhElectricity: `200${mark}`, energyPrice: `0,15${mark}`, powerPrice: `0,3${mark}` }),
)

it.each([
  ['in a column', '0,173552€/kWh 48,42 € -9,68 € 38,74 € 23%', '0,138842!'],
  ['without a sign', '0,173552 €/kWh 48,42 € 9,68 € 38,74 € 23%', '0,138842!'],
  ['as a percentage of the amount', '0,173552 €/kWh 48,42 € 20% 38,74 € 23%', '0,138842!'],
  ['as a percentage of the price', '0,173552 €/kWh -20% 38,74 € 23%', '0,138842!'],
  ['as a price in brackets', '0,173552€/kWh [0,138900€/kWh] 48,42 € -9,68 € 38,74 € 23%', '0,1389!'],
  ['of no whole percentage', '0,173552€/kWh 48,42 € -6,50 € 41,92 € 23%', '0,150254!'],
  ['as VAT that is none', '0,138842 €/kWh 38,74 € 23% 8,91 € 47,65 €', '0,138842!'],
])('takes the price after a discount %s', (_, terms, price) =>
  expect(
    readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 279 kWh ${terms}
Total a pagar ${/41,92/.test(terms) ? '51,56' : '47,65'} €`).energyPrice,
  ).toBe(price),
)

it.each([
  ['a percentage of it', 'Desconto 20% sobre a energia -9,68 €', '0,138842! 0,3!'],
  ['its amount', 'Desconto s/ 48,42 € -6,50 €', '0,150254! 0,3!'],
  ['a percentage of the power', 'Desc. 10% potência -0,90 €', '0,173552! 0,27!'],
  ['neither', 'Desconto cliente -9,68 €', '0,173552? 0,3?'],
  ['a percentage of no line', 'Desconto 7% -9,68 €', '0,173552? 0,3?'],
])('takes a discount in a line of its own from the line that it names by %s', (_, discount, prices) => {
  const taken = Number(/-(\d+,\d\d)/.exec(discount)?.[1]?.replace(',', '.'))
  const { energyPrice, powerPrice } = readText(`
CPE PT0002000011114242AB   4,6 kVA
Energia 279 kWh 0,173552 €/kWh 48,42 €
Potência 30 dias 0,3000 €/dia 9,00 €
${discount}
Total sem IVA ${(57.42 - taken).toFixed(2).replace('.', ',')} €`)
  expect(`${energyPrice} ${powerPrice}`).toBe(prices)
})

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

it.each([
  ['VAT of the only rate', '', 'Preços com IVA incluído (23%)', '39,00', '200! 0,121951? 0,243902?'],
  ['the VAT of each line', ' 6%', 'Valor c/ IVA\nIVA 23%', '39,00', '200! 0,141509? 0,283019?'],
  ['who pays a tariff', '', 'Financiamento tarifa social 200 kWh 0,0030 0,60', '39,60', '200! 0,153? 0,3!'],
  ['a small cost', ' médio', 'Custos de operação 200 kWh 0,0090 1,80', '40,80', '200! 0,159? 0,3!'],
  ['no mean of other lines', '', 'Preço médio 200 kWh 0,1500 30,00', '39,00', '200! 0,15! 0,3!'],
  ['its unit in a column', '', 'Acerto   -20   kWh   0,1500   -3,00', '36,00', '180! 0,15! 0,3!'],
])('takes into the price %s', (_, tail, line, sum, read) => {
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
