import { typed } from '../invoice/testing/typed'
import { readPaper, verdictAddress } from './read-paper'
import { homeLoans } from './testing/home-loans'
import { consumerLoans } from './testing/loans'
import { renewalLetters } from './testing/renewals'
import { contractSummaries } from './testing/telecom'

const papers = [
  ...consumerLoans.map((paper) => ({ product: 'personal-loan', ...paper })),
  ...homeLoans.map((paper) => ({ product: 'home-loan', ...paper })),
  ...contractSummaries.map((paper) => ({ product: 'telecom', ...paper })),
  ...renewalLetters.map((paper) => ({ product: 'car-insurance', ...paper })),
]
const present = (text: string) =>
  Object.entries(readPaper(typed(text))?.figures ?? {}).flatMap(([name, figure]) =>
    figure ? [[name, figure] as const] : [],
  )

it.each(papers)('$product: $name', ({ product, text, values, sure }) => {
  expect(readPaper(typed(text))?.product.name).toBe(product)
  const figures = present(text)
  expect(Object.fromEntries(figures.map(([name, { value }]) => [name, value]))).toEqual(values)
  expect(figures.filter(([, { confidence }]) => confidence === 'sure').map(([name]) => name)).toEqual(sure)
  for (const [, { evidence, confidence, note }] of figures) {
    expect(evidence.length).toBeGreaterThan(0)
    expect(note === undefined).toBe(confidence === 'sure')
  }
})

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
  const { product } = readPaper(typed(consumerLoans[0]?.text ?? '')) ?? {}
  expect(product && verdictAddress(product, { instalment: '198,70', months: '48', amount: ' ' })).toBe(
    '/credito-pessoal/proposta?instalment=198%2C70&months=48',
  )
})
