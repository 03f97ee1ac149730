import { findingsOfRule, rich, storyWith } from '../testing/lint-context'

const creditRate = findingsOfRule('credit-rate')
const found = (words: string | readonly object[], content: object = {}) => {
  const body = [{ component: 'hero', title: 'T' }, ...(typeof words === 'string' ? [rich(words)] : words)]
  return creditRate(storyWith({ component: 'page', title: 'Crédito', description: 'D', body, ...content }))
}

describe('needs a TAEG beside', () => {
  it.each([
    ['TAN de 8 %', 'TAN de 8 %'],
    ['com uma TAN fixa de 7,5%, sem comissões', 'TAN fixa de 7,5%'],
    ['a taxa anual nominal é de 8.25 %', 'taxa anual nominal é de 8.25 %'],
    ['crédito com spread desde 0,65 %', 'spread desde 0,65 %'],
    ['só 3 % de TAN', '3 % de TAN'],
    ['TAN: 8 % ao ano', 'TAN: 8 %'],
    ['Spread: 0,65 %', 'Spread: 0,65 %'],
    ['taxa de juro de 5 por cento', 'taxa de juro de 5 por cento'],
    ['Taxa fixa de 3,2 % nos dois primeiros anos', 'Taxa fixa de 3,2 %'],
    ['juros a 0 %!', 'juros a 0 %'],
    ['Crédito pessoal desde 6,5% TAN.', '6,5% TAN'],
    ['6,5 % TAN e mais nada', '6,5 % TAN'],
    ['Juro anual de 6,5% no teu crédito.', 'Juro anual de 6,5%'],
    ['juros desde 3 %', 'juros desde 3 %'],
    ['Paga só 4 % de juros', '4 % de juros'],
    ['TAEG sob consulta 24 horas. TAN de 5%', 'TAN de 5%'],
    ['TAEG sob consulta, TAN de 5%', 'TAN de 5%'],
    ['TAEG a pedido, TAN de 5 % e spread de 1 %', 'TAN de 5 %'],
    ['Com 3,977 %, a prestação é de 1.059,68 € por mês', 'Com 3,977 %'],
    ['Uma prestação de 714,25 € a 3,977 % durante 30 anos', 'a 3,977 %'],
    ['À taxa de 4 % pagas uma prestação de 955 €', 'taxa de 4 %'],
  ])('%s', (words, said) => {
    const what = `Uma taxa nominal sem a TAEG ao lado: «${said}».`
    expect(found(words)).toMatchObject([{ severity: 'error', field: 'body, parágrafo 1', what }])
  })

  it('names the law and what to do', () =>
    expect(found('TAN de 8 %')[0]?.how).toMatch(
      /exemplo representativo.*Decreto-Lei n\.º 133\/2009, art\. 5\.º.*74-A\/2017.*Aviso do Banco de Portugal n\.º 5\/2024/,
    ))
})

describe('is content with', () => {
  it.each([
    'TAN de 8 % e TAEG de 9,4 %',
    'TAEG 9,4 %, com TAN de 8 %',
    '9,4 % TAEG; TAN de 8 %',
    'TAEG 9,4 % TAN 8 %',
    'TAN 8 % TAEG 9,4 %',
    'Só 8 % TAN e 9,4 % TAEG',
    'TAN fixa e TAEG de 9,4 %',
    'Sem TAN, só 9,4 % de TAEG',
    'TAEG e TAN de 9,4 % e 8 %',
    'TAN de 8 % e taxa anual de encargos efetiva global de 9,4 %',
    'TAN de 8 % e TAEG desde 9 a 12,5 %',
    'A TAN é só o juro.',
    'Taxa de esforço de 45 %',
    'No máximo, 0,5 % do valor em taxa variável e 2 % em taxa fixa',
    'imposto do selo de 4 % sobre os juros e de 0,141 % por mês',
    'O titã cresceu 5 %',
    'Com 3,977 % e TAEG de 4,4 %, a prestação é de 1.059,68 €',
    'A prestação de 700 € leva 35 % do rendimento',
    'Com uma entrada de 10 %, a prestação é de 900 €',
    'A prestação sobe. Em 2025 as casas subiram a 12 % por ano.',
    'O spread é a margem do banco. Em 2025 o crédito cresceu 8 %.',
  ])('%s', (words) => expect(found(words)).toEqual([]))

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
