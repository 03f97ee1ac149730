import { fieldFindings } from './invoice-fields'
import { readInvoice } from './read-invoice'
import { typed } from './testing/typed'

const found = (lines: string) => {
  const findings = readInvoice(typed(`CPE PT0002000011114242AB   Potência contratada 4,6 kVA\n${lines}`))
  return { ...fieldFindings(findings), total: findings.total }
}

it.each([
  ['energyPrice', 'Energia 150 kWh 0,15 22,50\nEnergia 50 kWh 0,17 8,50', /média pelos kWh de cada linha/],
  ['energyPrice', 'Energia 20 kWh 0,15 3,00\nAcesso às redes 20 kWh 0,06 1,20', /^Somámos o acesso às redes/],
  ['energyPrice', 'Energia 200 kWh 0,15 30,00\nDesconto 200 kWh -0,01 -2,00', /^Tirámos o desconto/],
  ['energyPrice', 'Energia 200 kWh 0,15 30,00\nDesconto 90 kWh -0,01 -0,90', /desconta ainda uma parte/],
  ['energyPrice', 'Energia 200 kWh 0,15 30,00\nGarantias de origem 200 kWh 0,005 1,00', /^Somámos parcelas/],
  ['energyPrice', 'Consumo 200 kWh\nPreço 0,15 €/kWh\nPreço 0,17 €/kWh', /mais do que um preço/],
  ['energyPrice', 'Consumo 200 kWh\nPreço 0,15 €/kWh', undefined],
  ['kwhElectricity', 'Energia 150 kWh 0,15 22,50\nEnergia 50 kWh 0,15 7,50', /^Somámos as linhas/],
  ['kwhElectricity', 'Energia 150 kWh 0,15 22,50\nAcerto -50 kWh 0,15 -7,50', /^Subtraímos/],
  ['kwhElectricity', 'Energia 150 kWh 0,15 22,50', undefined],
  ['kwhElectricity', 'Consumo 200 kWh\nConsumo 300 kWh', /mais do que um consumo/],
  [
    'kwhElectricity',
    'Vazio 60 kWh 0,1 6,00\nFora de vazio 40 kWh 0,2 8,00',
    /períodos que o contador mostra/,
  ],
  ['powerPrice', 'Potência 10 dias 0,3 3,00\nPotência 20 dias 0,36 7,20', /média pelos dias de cada linha/],
  ['powerPrice', 'Potência 30 dias 0,3 9,00\nAcesso às redes 30 dias 0,2 6,00', /^Somámos o acesso às redes/],
  ['powerPrice', 'Consumo 90 kWh\nPotência: 0,05 €/kVA/dia', /vezes a potência contratada/],
  ['powerPrice', 'Consumo 90 kWh\nPotência: 9,00 €/mês', /dias de um mês médio/],
  ['days', 'Período: 01/09/2026 a 30/09/2026\nPotência 29 dias 0,3 8,70', /dias que a fatura cobra/],
  ['days', 'Período: 01/09/2026 a 30/09/2026\nPotência 30 dias 0,3 9,00', undefined],
  ['days', 'Período: 01/09/2026 a 30/09/2026\nPeríodo: 01/08/2026 a 31/08/2026', /mais do que um período/],
  ['contractedPower', 'Potência contratada 6,9 kVA', /mais de uma potência/],
  ['meter', 'Vazio 60 kWh 0,1 6,00\nFora de vazio 40 kWh 0,2 8,00', /preços e consumos que a fatura separa/],
  ['currentProvider', 'Endesa\nIberdrola', /mais de uma comercializadora/],
  ['postalCode', 'Rua do Engano 1\n1500-123 Lisboa', /não diz se é a morada do consumo/],
  ['postalCode', 'Rua do Engano 1\n1500-123 Lisboa\nRua B\n2800-555 Almada', /mais do que uma morada/],
  ['total', 'Total a pagar 39,00 €\nTotal a pagar 42,00 €', /mais do que um total/],
  ['total', 'Total 39,00 €\nTotal 12,00 €', /só diz «total»/],
  ['total', 'Total a pagar 39,00 €', undefined],
] as const)('says of %s in %j why it is to be checked', (field, lines, note) => {
  const text = found(lines)[field]?.note
  if (note) expect(text).toMatch(note)
  else expect(text).toBeUndefined()
})

it('shows the lines that a value was read from', () => {
  const { energyPrice, total } = found(
    'Energia 200 kWh 0,15 30,00\nAcesso às redes 200 kWh 0,06 12,00\nSaldo anterior a pagar 5,00 €\nTotal a pagar 51,66 €',
  )
  expect(energyPrice?.evidence.map(({ page, text }) => [page, text])).toEqual([
    [1, 'Energia 200 kWh 0,15 30,00'],
    [1, 'Acesso às redes 200 kWh 0,06 12,00'],
  ])
  expect(total?.evidence.map(({ text }) => text)).toEqual(['Total a pagar 51,66 €'])
})
