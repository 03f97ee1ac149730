import { findingsOfRule, rich, storyWith } from '../testing/lint-context'
import cases from './testing/credit-rate.json'

const creditRate = findingsOfRule('credit-rate')
const found = (words: string | readonly object[], content: object = {}) => {
  const body = [{ component: 'hero', title: 'T' }, ...(typeof words === 'string' ? [rich(words)] : words)]
  return creditRate(storyWith({ component: 'page', title: 'Crédito', description: 'D', body, ...content }))
}

describe('needs a TAEG next to', () => {
  it.each(cases.found)('%s', (words, said) => {
    const what = `Uma taxa nominal sem a TAEG ao lado: «${said}».`
    expect(found(words)).toMatchObject([{ severity: 'error', field: 'body, parágrafo 1', what }])
  })

  it('names the law and what to do', () =>
    expect(found('TAN de 8 %')[0]?.how).toMatch(
      /exemplo representativo.*Decreto-Lei n\.º 133\/2009, art\. 5\.º.*74-A\/2017.*Aviso do Banco de Portugal n\.º 5\/2024/,
    ))
})

describe('is content with', () => {
  it.each(cases.allowed)('%s', (words) => expect(found(words)).toEqual([]))

  it('a TAEG of the paragraph before or after', () => {
    expect(found([rich('TAN de 8 %.', 'TAEG de 9,4 %.')])).toEqual([])
    expect(found([rich('TAEG de 9,4 %.'), { component: 'call-out', title: 'TAN de 8 %' }])).toEqual([])
  })
  it('but not with one far away', () =>
    expect(found([rich('TAN de 8 %.', 'x '.repeat(300), 'TAEG de 9,4 %.')])).toHaveLength(1))
  it('nor with a TAEG without its figure', () => expect(found('TAN de 8 %. Pede a TAEG.')).toHaveLength(1))
})

it('takes words that other things share for a credit only where the page is about credit', () => {
  const about = { title: 'Depósitos a prazo' }
  expect(found('taxa de juro de 2 %', about)).toEqual([])
  expect(found('TANB de 2 %', about)).toEqual([])
  expect(found('Juro anual de 2 %. O crédito é outra coisa.', about)).toEqual([])
  expect(found('Juro anual de 6,5% no teu crédito.', about)).toHaveLength(1)
  expect(found('TAN de 2 %', about)).toHaveLength(1)
})

it.each(['article', 'glossary-term', 'faq-entry'])(
  'warns in a %s, which explains and does not sell',
  (component) => expect(found('TAN de 8 %', { component })).toMatchObject([{ severity: 'warning' }]),
)

it('looks into tables, tiles and questions, and leaves sources alone', () => {
  const cells = [{ value: 'TAN de 9 %' }, { value: 'TAN de 9 %' }]
  const heads = [{ value: 'Prazo' }, { value: 'Taxa' }]
  const table = { component: 'table', caption: 'C', table: { thead: heads, tbody: [{ body: cells }] } }
  expect(found([table])).toMatchObject([{ block: 'body[1] table', field: 'table' }])
  const tile = { component: 'tile', title: 'Obras', text: 'TAN de 6 %' }
  const inTile = { block: 'body[1] tiles › items[0] tile', field: 'text' }
  expect(found([{ component: 'tiles', items: [tile] }])).toMatchObject([inTile])
  const sources = [{ component: 'source', title: 'TAN média de 8 %: Banco de Portugal' }]
  expect(found([], { sources })).toEqual([])
})
