import cases from './contract.test.json'
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

it.each(cases.postalCode as [string, string, string | null][])('reads a postal code %s', (_, lines, code) =>
  expect(read(lines).postalCode ?? null).toBe(code),
)

it.each(cases.energy as [string, string, string | null][])('knows the energy by %s', (_, lines, energy) =>
  expect(readText(lines).energyType ?? null).toBe(energy),
)
