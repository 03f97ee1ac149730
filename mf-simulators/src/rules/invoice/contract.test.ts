import { readText } from './testing/read-text'

const base = 'CPE PT0002000011114242AB\nConsumo 300 kWh'
const read = (lines: string) => readText(`${base}\n${lines}`)

it.each([
  ['Tarifa simples', 'simple!', undefined],
  ['Opção horária: bi-horária, ciclo diário', 'bi!', 'daily!'],
  ['Opção horária     Tri-horária ciclo semanal', 'tri!', 'weekly!'],
  ['6,9 kVA/Simples', 'simple!', undefined],
  ['Monohorário', 'simple!', undefined],
  ['Tarifa simples\nOpção horária: bi-horária', 'simple?', undefined],
  ['Opção horária: simples\nPode mudar para bi-horária', 'simple!', undefined],
  ['Horário (ciclo semanal)\nCiclo diário', 'simple?', undefined],
  ['Energia vazio 100 kWh 0,10 €/kWh\nEnergia fora de vazio 200 kWh 0,19 €/kWh', 'bi?', undefined],
  ['Ponta 10 kWh 0,2 €/kWh\nCheias 20 kWh 0,17 €/kWh\nVazio 30 kWh 0,1 €/kWh', 'tri?', undefined],
  ['Ponta 10 kWh 0,14 €/kWh\nCheias 20 kWh 0,14 €/kWh\nVazio 30 kWh 0,14 €/kWh', 'simple?', undefined],
])('reads of %j the meter %s and the cycle %s', (lines, meter, cycle) => {
  const fields = read(lines)
  expect([fields.meter, fields.cycle]).toEqual([meter, cycle])
})

it.each([
  ['Potência contratada: 6,9 kVA', '6,9!'],
  ['Potência contratada (kVA): 10,35', '10,35!'],
  ['Potência 3,45 kVA', '3,45!'],
  ['5,75 kVA', '5,75?'],
  ['Potência 7 kVA', undefined],
  ['Potência máxima tomada 3,45 kVA', undefined],
  ['Potência recomendada 3,45 kVA\nPotência 6,9 kVA', '6,9!'],
  ['Potência contratada 3,45 kVA\nPotência contratada 6,9 kVA', '3,45?'],
])('reads of %j the power %s', (line, power) => expect(read(line).contractedPower).toBe(power))

it.each([
  ['Escalão 2', '2!'],
  ['2.º escalão', '2!'],
  ['Escalão de consumo: 3', '3!'],
  ['Esc. 1', '1!'],
  ['Escalão de gás     4', '4!'],
  ['Escalão     Titular\n3           Ana Suposta', '3!'],
  ['Escalão 2\nEscalão 3', '2?'],
  ['Clientes do escalão 1 ou 2', undefined],
  ['Escalão 12', undefined],
  ['Escalão até 220 m3', undefined],
])('reads of %j the tier %s', (line, tier) =>
  expect(readText(`Gás natural CUI PT1604000027272828QR\nConsumo 80 kWh\n${line}`).gasTier).toBe(tier),
)

it.each([
  ['EDP Comercial, S.A.', 'EDPC!'],
  ['edp.pt', 'EDPC!'],
  ['SU Eletricidade', 'EDPSU!'],
  ['EDP Distribuição', undefined],
  ['Endesa Energia, S.A.\nAvarias: E-REDES. Comparação da DECO com EDP', 'END!'],
  ['Endesa\nIberdrola', 'END?'],
  ['Endesa, S.A.\nwww.endesa.pt\nIberdrola', 'END!'],
  ['a\nb\nc\nd\nIberdrola Clientes, Lda.\nEndesa', 'IBD!'],
  ['Uma nossa energia', undefined],
  ['Nossa Energia, Lda.', 'NOSSAENERGIA!'],
  ['G9', 'G9ENERGY!'],
  ['MEO Energia', 'MEOENERGIA!'],
  ['Lisboagás Comercialização', 'CUR!'],
])('reads of %j the supplier %s', (line, supplier) => expect(read(line).currentProvider).toBe(supplier))

const head = 'Ana Suposta\nRua do Engano 1'

it.each([
  ['below its label', `Local de consumo\nRua do Ensejo 3\n2800-555 Almada`, '2800-555!'],
  ['after its label', 'Morada de fornecimento: Rua do Ensejo 3, 2800-555 Almada', '2800-555!'],
  [
    'with its label, near the company',
    'EDP, S.A.\nInstalação: Rua do Ensejo 3, 2800-555 Almada',
    '2800-555!',
  ],
  [
    'before another of the post',
    `${head}\n1500-123 Lisboa\n\n\n\nLocal de consumo\n2800-555 Almada`,
    '2800-555!',
  ],
  [
    'in the column of its label',
    `Morada fiscal          Local de consumo\n1500-123 Lisboa        2800-555 Almada`,
    '2800-555!',
  ],
  [
    'left of the post',
    `Local de consumo       Morada fiscal\n2800-555 Almada        1500-123 Lisboa`,
    '2800-555!',
  ],
  ['not far below its label', `Local de consumo\n\nA\nB\nC\nD\nE\n2800-555 Almada`, '2800-555?'],
  ['not on the page after its label', `Local de consumo\n\f2800-555 Almada`, '2800-555?'],
  ['of the post alone', `${head}\n1500-123 Lisboa`, '1500-123?'],
  ['of one of two', `${head}\n1500-123 Lisboa\nRua Outra 5\n2800-555 Almada`, '1500-123?'],
  ['never of the company', 'Sede: Av. Exemplo 1, 1249-300 Lisboa', undefined],
  ['never of a line near it', 'Capital social 50.000 €\n1249-300 Lisboa', undefined],
  ['not from a telephone', 'Tel. 12345-6789', undefined],
])('reads a postal code %s', (_, lines, code) => expect(read(lines).postalCode).toBe(code))

it.each([
  ['a code of electricity', 'CPE PT0002000011114242AB', 'electricity!'],
  ['a code of gas', 'CUI PT 1604 0000 2727 2828 QR', 'gas!'],
  ['both codes', 'PT0002000011114242AB PT1604000027272828QR', 'dual!'],
  ['kVA and kWh', 'Potência 6,9 kVA\nConsumo 100 kWh', 'electricity!'],
  ['charged kWh', 'Energia 120 kWh 0,1682 20,18', 'electricity!'],
  ['gas, m3 and kWh', 'Gás natural 28 m3 = 318 kWh', 'gas!'],
  ['charged kWh of gas', 'Gás natural 120 kWh 0,0682 8,18', 'gas!'],
  [
    'a note about gas in a bill of electricity',
    'Energia 120 kWh 0,1682 20,18\nA tarifa social de gás pode ir até 500 m3',
    'electricity!',
  ],
  ['a note about kVA in one of gas', 'Gás natural 28 m3 = 318 kWh\nPara quem tem até 6,9 kVA', 'gas!'],
  ['kVA without kWh', 'Potência 6,9 kVA', undefined],
  ['water', 'Água 12 m3\nSaneamento 12 m3\nEnergia 0,61 kWh por m3, 6,9 kVA', undefined],
  ['water with a code of its pumps', 'PT0002000011114242AB\nÁgua 12 m3\nSaneamento 12 m3', undefined],
  [
    'a code and a price, with water',
    'PT0002000011114242AB\nÁgua\nSaneamento\nPreço 0,15 €/kWh',
    'electricity!',
  ],
  ['television', 'Pacote TV\nInternet\nEletricidade: 6,9 kVA por 0,31 €/dia e 0,1390 €/kWh', undefined],
  ['a charging station', 'Mobilidade elétrica\nCarregamento 32,5 kWh 0,2500 €/kWh 8,13 €', undefined],
  ['nothing', 'Olá', undefined],
])('knows the energy by %s', (_, lines, energy) => expect(readText(lines).energyType).toBe(energy))
