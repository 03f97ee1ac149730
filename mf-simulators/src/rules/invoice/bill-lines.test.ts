import { billLines } from './bill-lines'
import { pageLines } from './page-lines'
import { readingsOf } from './readings'
import { typed } from './testing/typed'

const read = (text: string, pictured = false) =>
  billLines(readingsOf(pageLines(typed(text))), () => 'electricity', pictured)

/** A line as `kind counted: quantity × price = amount`, its VAT and what else it is. */
const drawn = (text: string, pictured = false) =>
  read(text, pictured).lines.map(
    ({ kind, counted, quantity, price, amount, vat, period, charged, unsigned }) =>
      `${kind} ${counted}: ${quantity} × ${Number(price.toFixed(6))} = ${amount && Number(amount.toFixed(2))}` +
      [
        vat && ` VAT ${vat}`,
        period !== 'simple' && ` ${period}`,
        charged && ' charged',
        unsigned && ' unsigned',
      ]
        .filter(Boolean)
        .join(''),
  )

it.each([
  ['Energia 200 kWh 0,15 €/kWh 30,00 € 23%', 'energy kwh: 200 × 0.15 = 30 VAT 0.23 charged'],
  ['Energia 200 kWh 0,15 30,00 6', 'energy kwh: 200 × 0.15 = 30 VAT 0.06 charged'],
  ['Energia 200 kWh 0,15 30,00', 'energy kwh: 200 × 0.15 = 30 charged'],
  ['Energia 200 0,15 30,00', 'energy kwh: 200 × 0.15 = 30 charged'],
  ['Energia 200 kWh a 0,15 €/kWh', 'energy kwh: 200 × 0.15 = undefined'],
  ['0,15 €/kWh 200 kWh 30,00 € de energia', 'energy kwh: 200 × 0.15 = 30 charged'],
  ['30,00 € (0,15 €/kWh * 200 kWh) Energia', 'energy kwh: 200 × 0.15 = 30'],
  ['Energia 200 kWh 0,15 €/kWh 30,05 €', 'energy kwh: 200 × 0.15 = undefined'],
  ['Energia 200 kWh 0,15 €/kWh 30,02 €', 'energy kwh: 200 × 0.15 = 30.02 charged'],
  ['Energia Vazio 60 kWh 0,1 6,00', 'energy kwh: 60 × 0.1 = 6 offPeak charged'],
  ['Energia Fora de Vazio 60 kWh 0,1 6,00', 'energy kwh: 60 × 0.1 = 6 outsideOffPeak charged'],
  ['Energia Ponta 60 kWh 0,1 6,00', 'energy kwh: 60 × 0.1 = 6 peak charged'],
  ['Energia Cheias 60 kWh 0,1 6,00', 'energy kwh: 60 × 0.1 = 6 mid charged'],
  ['Energia Ponta e Vazio 60 kWh 0,1 6,00', 'energy kwh: 60 × 0.1 = 6 mixed charged'],
  ['Acesso às redes 200 kWh 0,06 12,00', 'networks kwh: 200 × 0.06 = 12 charged'],
  ['Acesso às redes 200 0,06 12,00', 'networks kwh: 200 × 0.06 = 12 charged'],
  ['Tarifa de redes 30 dias 0,2 6,00', 'networks days: 30 × 0.2 = 6 charged'],
  ['Uso de rede 200 kWh 0,06 12,00', 'networks kwh: 200 × 0.06 = 12 charged'],
  ['Energia da rede 200 kWh 0,06 12,00', 'energy kwh: 200 × 0.06 = 12 charged'],
  ['dos quais acesso às redes 200 kWh 0,06 12,00', 'networks kwh: 200 × 0.06 = 12'],
  ['Energia (acesso às redes incluído) 200 kWh 0,06 12,00', 'energy kwh: 200 × 0.06 = 12 charged'],
  ['Acesso às redes incluído 200 kWh 0,06 12,00', 'networks kwh: 200 × 0.06 = 12'],
  ['Consumo a taxa reduzida 200 kWh 0,06 12,00', 'energy kwh: 200 × 0.06 = 12 charged'],
  ['dos quais energia 200 kWh 0,06 12,00', 'other kwh: 200 × 0.06 = 12'],
  ['Potência 30 dias 0,3 9,00', 'power days: 30 × 0.3 = 9 charged'],
  ['Potência 30 0,3 9,00', 'power days: 30 × 0.3 = 9 charged'],
  ['Potência 3,45 kVA x 29 dias x 0,0755 €/kVA dia 7,55 €', 'power days: 29 × 0.260475 = 7.55 charged'],
  ['Termo fixo 30 dias 0,1 3,00', 'power days: 30 × 0.1 = 3 charged'],
  ['Aluguer 30 dias 0,1 3,00', 'other days: 30 × 0.1 = 3 charged'],
  ['Termo fixo 1 mês 2,92 €/mês 2,92', 'power months: 1 × 2.92 = 2.92 charged'],
  ['IEC 200 kWh 0,001 0,20', 'tax kwh: 200 × 0.001 = 0.2 charged'],
  ['DGEG 1,00 (UN) € 0,0700 € 0,07 23%', 'tax months: 1 × 0.07 = 0.07 VAT 0.23 charged'],
  ['Serviço Casa 1 mês 9,90 9,90', 'other months: 1 × 9.9 = 9.9 charged'],
  ['Excedente injetado 90 kWh 0,05 4,50', 'other kwh: 90 × 0.05 = 4.5 charged'],
  ['Desconto 200 kWh -0,01 €/kWh -2,00', 'discount kwh: -200 × 0.01 = -2 charged'],
  ['Desconto 200 kWh 0,01 €/kWh 2,00', 'discount kwh: -200 × 0.01 = -2 charged'],
  ['Energia 200 kWh -0,01 €/kWh -2,00', 'discount kwh: -200 × 0.01 = -2 charged'],
  ['Desconto tarifa social 200 kWh 0,05 10,00', 'social kwh: -200 × 0.05 = -10 charged'],
  ['Tarifa social 200 kWh -0,05 -10,00', 'social kwh: -200 × 0.05 = -10 charged'],
  ['Tarifa social energia 200 kWh 0,05 10,00', 'energy kwh: 200 × 0.05 = 10 charged'],
  ['Acerto -40 kWh 0,15 -6,00', 'energy kwh: -40 × 0.15 = -6 charged'],
  ['Acerto 40 kWh 0,15 -6,00', 'energy kwh: -40 × 0.15 = -6 charged'],
  ['Acerto 40 kWh 0,15 6,00', 'energy kwh: 40 × 0.15 = 6 charged unsigned'],
  ['Estorno 40 kWh 0,15 6,00', 'energy kwh: -40 × 0.15 = -6 charged'],
  ['Energia 100 kWh 0,2 €/kWh 20,00 -4,00 16,00', 'energy kwh: 100 × 0.16 = 16 charged'],
  ['Energia 100 kWh 0,2 €/kWh 20,00 16,00', 'energy kwh: 100 × 0.2 = 20 charged'],
  ['Energia 100 kWh 0,2 €/kWh [0,1601 €/kWh] 20,00 -4,00 16,00', 'energy kwh: 100 × 0.1601 = 16 charged'],
  ['Energia 100 kWh 0,2 €/kWh 20% 16,00', 'energy kwh: 100 × 0.16 = 16 charged'],
  ['Acerto -100 kWh 0,2 €/kWh -20,00 4,00 -16,00', 'energy kwh: -100 × 0.2 = -20 charged'],
  ['Energia 100 kWh 0,2 €/kWh 0,246 €/kWh 24,60', 'energy kwh: 100 × 0.2 = 20 charged'],
  ['Energia 100 kWh 0,2 €/kWh 0,25 €/kWh 25,00', 'energy kwh: 100 × 0.25 = 25 charged'],
])('reads %s', (text, expected) => expect(drawn(text)).toEqual([expected]))

it.each(['Energia', 'Consumo 351 kWh', 'Total 30,00 €', 'Energia 351 kWh 12,3 kg', 'Titular 200 0,15 30,00'])(
  'finds no line in %s',
  (text) => expect(drawn(text)).toEqual([]),
)

it('reads what a sentence counts twice as two lines', () =>
  expect(drawn('Consumo de 200 kWh a 0,15 €/kWh e potência durante 30 dias a 0,3 €/dia')).toEqual([
    'energy kwh: 200 × 0.15 = undefined',
    'power days: 30 × 0.3 = undefined',
  ]))

it('keeps apart the numbers of no line', () =>
  expect(read('Energia 200 kWh 0,15 €/kWh 30,00 €\nConsumo 35 kWh').loose.map(({ value }) => value)).toEqual([
    30, 35,
  ]))

it.each([
  ['whose sum holds', '38,07', 1],
  ['whose amount lost its comma', '3807', 1],
  ['without an amount', '', 1],
  ['whose sum proves a mistake', '38,97', 0],
])('of a picture takes a line %s', (_, amount, lines) =>
  expect(read(`Energia 231 kWh 0,1648 €/kWh ${amount}`, true).lines).toHaveLength(lines),
)
