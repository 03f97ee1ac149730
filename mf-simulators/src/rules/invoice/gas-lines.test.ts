import cases from './gas-lines.test.json'
import tables from './testing/gas-lines.json'
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

it.each(tables.both)('takes for each of two energies %s', (_, electricity, gas) =>
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
