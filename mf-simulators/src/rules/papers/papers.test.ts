import { typed } from '../invoice/testing/typed'
import premiums from './papers.test.json'
import { readPaper, verdictAddress } from './read-paper'
import { syntheticPapers, textOf } from './testing/papers'

const present = (text: string) =>
  Object.entries(readPaper(typed(text))?.figures ?? {}).flatMap(([name, figure]) =>
    figure ? [[name, figure] as const] : [],
  )

it.each(syntheticPapers)('$product: $name', ({ product, text, values, sure }) => {
  expect(readPaper(typed(text))?.product.name).toBe(product)
  const figures = present(text)
  expect(Object.fromEntries(figures.map(([name, { value }]) => [name, value]))).toEqual(values)
  expect(figures.filter(([, { confidence }]) => confidence === 'sure').map(([name]) => name)).toEqual(sure)
  for (const [, { evidence, confidence, note }] of figures) {
    expect(evidence.length).toBeGreaterThan(0)
    expect(note === undefined).toBe(confidence === 'sure')
  }
})

const paid = (text: string) =>
  present(text).map(([name, { value, confidence }]) => `${name} ${value}${confidence === 'sure' ? '' : '?'}`)

const loanHead = 'Ficha de informação normalizada. Montante total do crédito 8.000,00 €\n'
it.each([
  ['16 pagamentos trimestrais de 596,10 €\nMTIC 9.537,60 €', []],
  ['Valor da prestação (paga de 3 em 3 meses): 596,10 €\nNúmero de prestações: 16\nMTIC 9.537,60 €', []],
  ['4 prestações por ano, de 596,10 €\nNúmero de prestações: 16\nMTIC 9.537,60 €', []],
  ['Frequência de pagamento: semestral\nPrestação: 1.192,20 €\nMTIC 9.537,60 €', []],
  // A rate that changes every three months is no statement about the instalments.
  [
    'Prestação: 198,70 €\nPrazo: 48 meses\nRevisão da taxa de 3 em 3 meses\nMTIC 9.537,60 €',
    ['instalment 198.7', 'months 48'],
  ],
  // With an insurance of 2 € that is none of the total.
  ['Prestação mensal 200,70 €\nPrazo: 48 meses\nMTIC 9.537,60 €', ['instalment 200.7?', 'months 48?']],
  [
    '1.ª prestação 230,00 €; 119 prestações seguintes de 118,00 €\nMTIC 14.272,00 €',
    ['instalment 118?', 'months 120?'],
  ],
  [
    '119 prestações de 118,00 € e última prestação de 117,10 €\nMTIC 14.159,10 €',
    ['instalment 118', 'months 120'],
  ],
  [
    '1.ª prestação: € 168,44; restantes 47 prestações: € 181,20\nTotal de prestações: 48\nMTIC: € 8.684,84',
    ['instalment 181.2', 'months 48'],
  ],
] as const)('reads of a loan: %j', (text, figures) =>
  expect(paid(loanHead + text)).toEqual([...figures, 'amount 8000?']),
)

it('takes no average of the market for the rate of a home loan', () =>
  expect(paid('FINE\nA TAEG média do mercado é de 4,8 %\nTAEG 4,0 %')).toEqual(['taeg 4?']))

it.each(premiums as [string, string[]][])('reads of a premium: %j', (text, figures) =>
  expect(paid(`Renovação da apólice do seguro automóvel\n${text}`)).toEqual(figures),
)

it.each([
  '',
  'Fatura de eletricidade\nSeguro opcional, apólice 12\nTotal a pagar: 45,92 €',
  'Menu do dia 9,50 €',
  'A FINE é a ficha de informação normalizada europeia.',
  'Ficha de informação normalizada: cartão de crédito\nMontante total do crédito: 1.500,00 €\nDuração: indeterminada',
  'Renovação da apólice multirriscos habitação 99\nPrémio total anual 182,00 €\nFurto ou roubo',
  'Seguro de saúde: renovação da apólice 77\nPrémio anual 640,00 €\nFranquia 50,00 €',
  'Ficha de informação normalizada\nMontante total do crédito: de 1.000 € a 50.000 €\nPrazo: de 12 a 84 meses',
  'Resumo do contrato de eletricidade\nPreço 0,1500 €/kWh\nMensalidade de serviço: 5,90 €',
])('takes %j for none of them', (text) => expect(readPaper(typed(text))).toBeUndefined())

it('leads to the verdict with what was found, and with nothing else of the paper', () => {
  const { product } = readPaper(typed(textOf('FIN, general form, numbered labels'))) ?? {}
  expect(product && verdictAddress(product, { instalment: '198,70', months: '48', amount: ' ' })).toBe(
    '/credito-pessoal/proposta?instalment=198%2C70&months=48',
  )
})
