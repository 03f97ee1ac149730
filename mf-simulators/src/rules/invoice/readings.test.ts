import { pageLines } from './page-lines'
import { readingsOf } from './readings'
import { typed } from './testing/typed'
import type { TextItem } from './text-item'

const last = (text: string) => readingsOf(pageLines(typed(text))).at(-1)

it.each([
  ['its label', 'Consumo faturado 351 kWh', { label: 'consumo faturado', value: 351, unit: 'kwh' }],
  [
    'that of its row after another number',
    'Energia 351 kWh 0,15 €/kWh',
    { label: 'energia', row: 'energia' },
  ],
  ['words of its own after another number', 'Leitura 4 Consumo 351', { label: 'consumo', row: 'leitura' }],
  [
    'the head of its column',
    'Energia   Consumo (kWh)\nVazio     351',
    { head: 'consumo (kwh)', unit: 'kwh' },
  ],
  [
    'two heads one above the other',
    'Energia   Preço\nEnergia   (€/kWh)\nVazio     0,15',
    { head: 'preco (€/kwh)' },
  ],
  [
    'no head of another column',
    'Dias      Titular      Vazio\n                       351',
    { head: 'vazio' },
  ],
  ['no price of another count', 'Energia           €/kWh\nPotência 30 dias  0,5', { unit: undefined }],
  ['no other count', 'Energia           kWh\nPotência 30 dias  0,5', { unit: undefined }],
  ['the price of its own count', 'Energia           €/kWh\nVazio 30 kWh      0,5', { unit: 'eur/kwh' }],
  ['euros whatever it counts', 'Energia           Valor (€)\nVazio 30 kWh      5', { unit: 'eur' }],
  ['the unit alone in the next cell', 'Acerto   -20   kWh', { unit: 'kwh', value: -20 }],
  ['no unit behind other words', 'Acerto   20 anexos   kWh', { unit: undefined }],
  ['no words of the next cell', 'Acerto   20   kWh de acerto', { unit: undefined }],
  ['no head of another page', 'Energia   Consumo (kWh)\n\fVazio     351', { head: '', unit: undefined }],
  ['words above it', 'Potência contratada\n6,9 kVA', { label: '', near: 'potencia contratada' }],
  ['words below it', '6,9 kVA\nPotência contratada', { near: 'potencia contratada' }],
  ['no words far above it', 'Potência contratada\n\n\n\n6,9 kVA', { near: '' }],
  ['the last line of words alone', 'Acesso às redes\nEnergia 351 kWh', { section: 'acesso as redes' }],
  [
    'no line of heads',
    'Acesso às redes\nQuantidade Preço Valor\nEnergia 351 kWh',
    { section: 'acesso as redes' },
  ],
  ['no section of another page', 'Acesso às redes\n\fEnergia 351 kWh', { section: '' }],
  [
    'its sentence',
    'Não paga. O consumo foi de 351 kWh',
    { sentence: 'o consumo foi de ', lead: ' o consumo foi de ' },
  ],
  ['a unit of its label', 'Consumo (kWh): 351', { unit: 'kwh' }],
  ['no count of a head where its line counts', 'Energia   kWh\nPotência  30 dias 9,00', { unit: undefined }],
])('gives a number %s', (_, text, expected) => {
  const { sentence, lead, ...rest } = expected as Record<string, unknown>
  const reading = last(text)
  expect(reading).toMatchObject(rest)
  if (lead) expect([reading?.lead, reading?.sentence.trim()]).toEqual([lead, String(sentence).trim()])
})

it.each([
  [
    'prose that goes on',
    'A taxa não é devida se o seu consumo em cada ano for inferior a',
    '400 kWh',
    /inferior a 400|inferior a $/,
  ],
  [
    'not a row of a table',
    'Termo de energia com desconto do plano escolhido pelo cliente em',
    'Energia 400 kWh',
    /^ energia $/,
  ],
  [
    'not a sentence that ended',
    'A taxa não é devida por quem gasta menos do que em cada ano se diz.',
    '400 kWh',
    /^ $/,
  ],
  [
    'not a line with numbers',
    'Entre 3 e 5 pessoas numa casa com piscina e carro é normal gastar até',
    '400 kWh',
    /^ $/,
  ],
])('joins to a sentence %s', (_, above, text, lead) => expect(last(`${above}\n${text}`)?.lead).toMatch(lead))

const item = (text: string, x: number, y: number, page = 1, top?: number): TextItem => ({
  ...{ text, x, y, page, width: text.length * 5, height: 10 },
  ...(top !== undefined && { top }),
})

it.each([
  ['pieces of one height', [item('b', 100, 10), item('a', 0, 10)], ['a  b']],
  ['letters of one word', [item('Ener', 0, 10), item('gia', 20, 10)], ['Energia']],
  ['words of one cell', [item('Energia', 0, 10), item('ativa', 38, 10)], ['Energia ativa']],
  ['a line slightly lower', [item('a', 0, 10), item('b', 100, 14)], ['a  b']],
  ['the next line', [item('a', 0, 10), item('b', 100, 15)], ['a', 'b']],
  ['another page', [item('b', 0, 10, 2), item('a', 0, 10)], ['a', 'b']],
  ['nothing for blanks', [item(' ', 0, 10)], []],
  ['blanks as one', [item('a   b ', 0, 10)], ['a b']],
])('makes lines of %s', (_, items, texts) => expect(pageLines(items).map(({ text }) => text)).toEqual(texts))

it('shows the upper edge of a line where all of its pieces have one', () => {
  expect(pageLines([item('a', 0, 10, 1, 4), item('b', 100, 10, 1, 2)])[0]?.top).toBe(2)
  expect(pageLines([item('a', 0, 10, 1, 4), item('b', 100, 10)])[0]?.top).toBeUndefined()
})
