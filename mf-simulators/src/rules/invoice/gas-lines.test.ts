import cases from './gas-lines.test.json'
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

it.each(cases as [string, string[], string, string][])('reads %s', (_, lines, total, expected) =>
  expect(answers(lines, total)).toBe(expected),
)

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
