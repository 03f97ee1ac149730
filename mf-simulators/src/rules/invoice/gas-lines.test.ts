import { readText } from './testing/read-text'

const answers = (lines: readonly string[], total: string) => {
  const { kwhGas, gasEnergyPrice, gasFixedPrice, energyType } = readText(`
Galp   Fatura de gás natural
Período de faturação: 01/09/2026 a 30/09/2026
CUI PT1604000027272828QR   Escalão 1
${lines.join('\n')}
Total a pagar ${total} €`)
  return [energyType, kwhGas, gasEnergyPrice, gasFixedPrice].join(' ')
}
const fixed = 'Termo fixo 30 dias 0,10 €/dia 3,00 23%'

it.each([
  [
    'energy, networks and taxes',
    [
      'Energia 120 kWh 0,0682 8,18 23%',
      'Acesso às redes 120 kWh 0,03902 4,68 23%',
      fixed,
      'ISP 120 kWh 0,001 0,12 23%',
      'Taxa de carbono 120 kWh 0,014253 1,71 23%',
    ],
    '21,76',
    'gas! 120! 0,10722! 0,1!',
  ],
  [
    'what is taken back by words and amounts',
    [
      'Consumo real 349 kWh 0,10722 €/kWh 37,42 23%',
      'Consumo estimado 146 kWh 0,10722 €/kWh 15,65 23%',
      'Abate 157 kWh 0,10722 €/kWh -16,83 23%',
      'Estorno 258 kWh 0,10722 €/kWh 27,66 23%',
      fixed,
    ],
    '14,24',
    'gas! 80! 0,10722! 0,1!',
  ],
  [
    'what is corrected without a sign, by its total',
    [
      'Consumo real 349 kWh 0,10722 €/kWh 37,42 23%',
      'Retificação de consumo 269 kWh 0,10722 €/kWh 28,84 23%',
      fixed,
    ],
    '14,24',
    'gas! 80! 0,10722! 0,1!',
  ],
  [
    'no price in taxes alone',
    [
      'Consumo faturado 80 kWh',
      'ISP 80 kWh 0,0210 €/kWh 1,68',
      'TOS 80 kWh 0,0321 €/kWh 2,57',
      'IECGN 80 kWh 0,0250 €/kWh 2,00',
      'Adicionamento CO2 80 kWh 0,0210 €/kWh 1,68',
      'Taxa de ocupação 30 dias 0,0500 €/dia 1,50',
    ],
    '20,00',
    'gas! 80?  ',
  ],
  [
    'a fixed term by the month',
    ['Energia 120 kWh 0,08 9,60 23%', 'Termo fixo 1 mês 3,00 €/mês 3,00 23%'],
    '15,50',
    'gas! 120! 0,08! 0,09863?',
  ],
  [
    'a price with VAT after the one without',
    ['Energia 120 kWh 0,0800 €/kWh 0,0984 €/kWh 11,81', fixed],
    '40,00',
    'gas! 120? 0,08? 0,1?',
  ],
])('reads %s', (_, lines, total, expected) => expect(answers(lines, total)).toBe(expected))

const dual = (electricity: string, gas: string) => {
  const { energyType, days, gasDays, kwhElectricity, kwhGas } = readText(`
Endesa   CPE PT0002000011114242AB   4,6 kVA   CUI PT1604000027272828QR   Escalão 1
${electricity}
${gas}`)
  return [energyType, days, gasDays, kwhElectricity, kwhGas].map((text) => text?.slice(0, -1)).join(' ')
}

it.each([
  [
    'the days of its lines',
    'Energia elétrica 402 kWh 0,15 €/kWh 60,30 €\nPotência 45 dias 0,30 €/dia 13,50 €',
    'Energia gás 83 kWh 0,09 €/kWh 7,47 €\nTermo fixo gás 30 dias 0,12 €/dia 3,60 €',
  ],
  [
    'the dates below its heading',
    'Eletricidade\nPeríodo de faturação 01/08/2026 a 14/09/2026\nConsumo 402 kWh',
    'Gás natural\nPeríodo de faturação 16/08/2026 a 14/09/2026\nConsumo 83 kWh',
  ],
  [
    'the dates of a long heading',
    'LUZ Fatura: FAC 1/002 Data: 16 set 2026 Período de Faturação: 01 ago 2026 a 14 set 2026\nConsumo 402 kWh',
    'GÁS Fatura: FAC 1/003 Data: 16 set 2026 Período de Faturação: 16 ago 2026 a 14 set 2026\nConsumo 83 kWh',
  ],
])('takes for each of two energies %s', (_, electricity, gas) =>
  expect(dual(electricity, gas)).toBe('dual 45 30 402 83'),
)

it('is not sure of two energies where a line belongs to neither', () => {
  const bill = (label: string) =>
    readText(`
Endesa   CPE PT0002000011114242AB   4,6 kVA   CUI PT1604000027272828QR   Escalão 1
Energia elétrica 200 kWh 0,15 30,00 23%
${label} 100 kWh 0,08 8,00 23%
Total a pagar 46,74 €`).kwhElectricity
  expect(bill('Energia gás')).toBe('200!')
  expect(bill('Energia')).toBe('200?')
})

it('takes a number of kVA for the electricity, below whichever heading', () =>
  expect(
    readText(`
Fatura   Eletricidade e gás natural
CPE PT0002000011114242AB   4,6 kVA   CUI PT1604000027272828QR   Escalão 2
Eletricidade   Gás natural
Energia 402 kWh 0,1511 60,74   Energia 83 kWh 0,0887 7,36`).contractedPower,
  ).toBe('4,6?'))
