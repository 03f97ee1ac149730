import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { storyPieces, wordsOf } from '../../src/editorial/lint/story-pieces'
import { publishedStories, resolvedPages } from './testing/page-words'

// Every page that mentions a right states its legal conditions, and claims about a catalogue match the catalogue. Other
// wording is left to editors: docs/guides/editorial.md.

const root = path.resolve(__dirname, '../../..')
const today = '2026-11-22'

/** Every word of every story, as its page shows them, by path. */
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  pages = await resolvedPages(today)
})

interface Claim {
  readonly about: string
  /** Every page whose words hold all of these is judged. */
  readonly where: readonly RegExp[]
  readonly required: readonly RegExp[]
  readonly never?: readonly RegExp[]
  /** Pages that must be among the judged ones. */
  readonly on: readonly string[]
}

const claims: readonly Claim[] = [
  {
    about: 'IMT of the young: no dwelling in the three years before, own home for six',
    where: [/35 anos/, /\bIMT\b/, /não (?:se )?paga/i],
    required: [/(?:3|três) anos/, /(?:6|seis) anos/, /parte/],
    on: ['guias/imt-e-custos-da-escritura', 'glossario/imt', 'credito-habitacao'],
  },
  {
    about: 'IMT of the young: the heir of a share, what ends it, and what is paid in all cases',
    where: [/IMT/, /parte herdada/],
    required: [/Finanças pedem|pagas o imposto que não pagaste/, /[Hh]á exceções|salvo exceções/, /7\.042 €/],
    on: ['perguntas-frequentes/isencao-de-imt-para-jovens'],
  },
  {
    about: 'ways out of a telecom contract without paying',
    where: [/fidelização/, /sa(?:ir|is) sem pagar/i, /desemprego|perdeste o emprego/i],
    required: [
      ...[/14 dias/, /30 dias/, /15 dias/, /20 %/, /60 dias/, /(?:mudar?|mudou) o contrato/],
      /fora d[eo] (?:Portugal|país)/,
    ],
    never: [/quatro (?:saídas|casos|maneiras)/],
    on: [
      ...['tv-net-voz', 'blog/sair-da-fidelizacao-sem-pagar', 'guias/fidelizacao-nas-telecomunicacoes'],
      'perguntas-frequentes/sair-da-fidelizacao-sem-custos',
    ],
  },
  {
    about: 'an outage: a day without service is refunded',
    where: [/avaria/, /15 dias/, /sem serviço/],
    required: [/24 horas/],
    on: ['guias/fidelizacao-nas-telecomunicacoes', 'perguntas-frequentes/avaria-nas-telecomunicacoes'],
  },
  {
    about: 'a price rise that the contract does not foresee is a way out',
    where: [/inflação/, /operadora/, /pode subir a meio do contrato/],
    required: [/30 dias/, /sem (?:custos|pagar)/],
    on: ['perguntas-frequentes/preco-do-pacote-pode-subir', 'tv-net-voz'],
  },
  {
    about: 'years of IRS Jovem: not those of a dependant, nor those without income from work',
    where: [/IRS Jovem/, /primeiro ano é|a partir do primeiro com|foi o primeiro ano/],
    required: [/dependente/, /anos sem (?:esses )?rendimentos/],
    never: [/desde que começaste a trabalhar/],
    on: ['guias/irs-jovem', 'glossario/irs-jovem', 'perguntas-frequentes/pedir-o-irs-jovem'],
  },
  {
    about: 'interest counts real days over 360, and the islands are taxed less',
    where: [/28 %/, /juros/, /365 dias/],
    required: [/360/, /19,6 %/],
    never: [/(?<!e não )216,00/],
    on: ['depositos-a-prazo', 'guias/depositos-a-prazo-como-escolher', 'glossario/tanb'],
  },
  {
    about: 'early repayment of a loan without mortgage has a cap',
    where: [/crédito ao consumo|créditos? pessoa/i, /antes do fim/, /aviso de 30 dias|[Aa]visa 30 dias/],
    required: [/0,5 %/, /0,25 %/],
    on: ['credito-pessoal', 'glossario/amortizacao-antecipada'],
  },
  {
    about: 'the steps of the AIMI',
    where: [/\bAIMI\b/, /adicional/],
    required: [/600\.000 €/, /0,7 %/, /1 %/, /1,5 %/],
    on: ['guias/imi-explicado', 'glossario/imi'],
  },
  {
    about: 'IMI: who is exempt, and the free new valuation',
    where: [/\bIMI\b/, /isen(?:ção|ta)/, /125\.000 €/],
    required: [/153\.300 €/],
    on: ['guias/imi-explicado', 'glossario/imi'],
  },
  {
    about: 'a new valuation is free, every three years, until the end of the year',
    where: [/\bIMI\b/, /nova avaliação|avaliação nova/],
    required: [/(?:3 em 3|três em três) anos/, /31 de dezembro/, /gra(?:ça|tuit)|sem custos/],
    on: ['guias/imi-explicado', 'perguntas-frequentes/quando-se-paga-o-imi'],
  },
  {
    about: 'the cover of a car that was sold',
    where: [/venderes o carro|dia da venda/],
    required: [/24 horas d/],
    on: ['glossario/responsabilidade-civil-automovel', 'guias/seguro-automovel-o-que-comparar'],
  },
  {
    about: 'an index below zero counts for who pays the loan',
    where: [/Euribor/, /negativ/],
    required: [/a teu favor/, /Lei n\.º 32\/2018/],
    on: ['guias/euribor-e-prestacao-da-casa'],
  },
  {
    about: 'a credit card is not shown above its ceiling',
    where: [/cartão/, /máximo legal/, /TAEG/],
    required: [/18,5 %/],
    never: [/TAEG de 18,7 %(?!\))/],
    on: ['cartao-de-credito', 'perguntas-frequentes/pagar-o-minimo-do-cartao'],
  },
]

it.each(claims)('$about', ({ where, required, never = [], on }) => {
  const judged = [...pages].filter(([, words]) => where.every((pattern) => pattern.test(words)))
  expect(judged.map(([page]) => page)).toEqual(expect.arrayContaining([...on]))
  const wrong = judged.flatMap(([page, words]) => [
    ...required.filter((pattern) => !pattern.test(words)).map((pattern) => `${page} does not say ${pattern}`),
    ...never.filter((pattern) => pattern.test(words)).map((pattern) => `${page} says ${pattern}`),
  ])
  expect(wrong).toEqual([])
})

const packages = /não mostramos (?:uma )?lista de preços|não mostramos preços de operadoras/
it.each([
  ['that there are no prices of packages, which the results list', packages],
  ['that no credit above the ceiling is shown: a list of old cards has some', /não mostramos créditos acima/],
  ['that programs may not use the site, which has an API', /uses o site de forma automática/],
])('says nowhere of itself %s', (_, untrue) =>
  expect([...pages].filter(([, words]) => untrue.test(words)).map(([page]) => page)).toEqual([]),
)

it('does not sell what the law gives everybody', () => {
  const sells = /14 dias|mudar é gr[aá]t/i
  const sold = publishedStories().filter(({ content }) =>
    storyPieces(content).some((piece) => piece.component === 'hero' && sells.test(wordsOf(piece) ?? '')),
  )
  expect(sold.map(({ full_slug }) => full_slug)).toEqual([])
})

interface Catalogue {
  readonly asOf: string
  readonly offers: readonly { readonly bank?: string; readonly evidence: { readonly asOf: string } }[]
}
const catalogue = (file: string): Catalogue => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const day = (iso: string) => formatDatePt(toIsoDate(iso))

it('counts the deposits, and dates them, as the catalogue does', () => {
  const { asOf, offers } = catalogue('mf-credit/src/term-deposit/data/offers/catalogue.json')
  const banks = new Set(offers.map(({ bank }) => bank)).size
  const amounts = [...pages].flatMap(
    ([page, words]) => words.match(/\d+ depósitos(?: de \d+ bancos)?/g)?.map((one) => [page, one]) ?? [],
  )
  expect(amounts.length).toBeGreaterThan(5)
  const right = [`${offers.length} depósitos`, `${offers.length} depósitos de ${banks} bancos`]
  expect(amounts.filter(([, one = '']) => !right.includes(one))).toEqual([])
  expect(pages.get('depositos-a-prazo')).toContain(`Taxas de ${day(asOf)}`)
})

it('counts the cards as their catalogue does, and types no day of the prices of energy', () => {
  const cards = catalogue('mf-credit/src/credit-card/data/offers/catalogue.json')
  const words = 'Temos oito cartões sem anuidade, com as condições de novembro de 2025'
  expect(pages.get('cartao-de-credito')).toContain(words)
  expect([cards.offers.length, cards.asOf.slice(0, 7)]).toEqual([8, '2025-11'])
  const { asOf, offers } = catalogue('mf-energy/src/data/offers/catalogue.json')
  // Each price carries its own day: one typed here would be wrong after the next import.
  const days = new Set([asOf, ...offers.map(({ evidence }) => evidence.asOf)])
  expect([...days].filter((one) => pages.get('energia')?.includes(day(one.slice(0, 10))))).toEqual([])
})
