import { typed } from '../invoice/testing/typed'
import premiums from './papers.test.json'
import { readPaper, verdictAddress } from './read-paper'
import cases from './testing/paper-texts.json'
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
it.each(cases.loans as [string, string[], string?][])('reads of a loan: %j', (text, figures) =>
  expect(paid(loanHead + text)).toEqual([...figures, 'amount 8000?']),
)

it('takes no average of the market for the rate of a home loan', () =>
  expect(paid('FINE\nA TAEG média do mercado é de 4,8 %\nTAEG 4,0 %')).toEqual(['taeg 4?']))

it.each(premiums as [string, string[]][])('reads of a premium: %j', (text, figures) =>
  expect(paid(`Renovação da apólice do seguro automóvel\n${text}`)).toEqual(figures),
)

it.each(cases.others)('takes %j for none of them', (text) => expect(readPaper(typed(text))).toBeUndefined())

it('leads to the verdict with what was found, and with nothing else of the paper', () => {
  const { product } = readPaper(typed(textOf('FIN, general form, numbered labels'))) ?? {}
  expect(product && verdictAddress(product, { instalment: '198,70', months: '48', amount: ' ' })).toBe(
    '/credito-pessoal/proposta?instalment=198%2C70&months=48',
  )
})
