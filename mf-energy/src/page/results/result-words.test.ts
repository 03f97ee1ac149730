import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { BillPart, BillPartKey, Measure } from '../../rules/bill-vocabulary'
import type { CheapestBetween, Stretch } from '../../rules/cheapest-between'
import { noteWords } from '../../rules/note-words'
import type { CatalogueFacts, ResultRow } from '../../rules/vocabulary'
import { chaptersOf } from './bill-groups'
import { differenceSentence, measureWords } from './bill-words'
import { rangeWords, stripSentence } from './strip-words'
import cases from './testing/result-words.json'

const space = '\u00a0'
const spaced = (text: string | undefined) => text?.replaceAll(space, ' ')

describe('how a line of the bill comes about', () => {
  it.each(cases.measures as [Measure, string][])('%j reads %s', (measure, words) =>
    expect(spaced(measureWords(measure))).toBe(words),
  )
})

// Line, cents of it against the row that is compared with, cents of the whole bill over the first → the sentence.
it.each([
  [
    'energy-simple',
    1230,
    1500,
    'Pagas mais 12,30 € por ano no preço da energia do que na mais barata, antes de IVA.',
  ],
  [
    'energy-simple',
    -1230,
    0,
    'Pagas menos 12,30 € por ano no preço da energia do que na seguinte, antes de IVA.',
  ],
  ['service', 6000, 7000, 'Pagas mais 60 € por ano no serviço obrigatório do que na mais barata.'],
  ['invoice-credit', 6150, 500, 'Descontam-te menos 61,50 € nas primeiras faturas do que na mais barata.'],
  ['invoice-credit', -6150, 0, 'Descontam-te mais 61,50 € nas primeiras faturas do que na seguinte.'],
  ['refund', 1000, 500, 'Recebes menos 10 € de volta ao longo do ano do que na mais barata.'],
  ['energy-simple', -1230, 1500, undefined],
] as const)('%s of %d, with %d over the first', (key: BillPartKey, amount, overFirstCents, sentence) => {
  const reason = { decidedBy: { supply: 'electricity', key, cents: amount }, overFirstCents }
  expect(spaced(differenceSentence({ reason } as ResultRow))).toBe(sentence)
})

it('states until when outdated prices held as the catalogue does, whichever it is', () => {
  const catalogue: CatalogueFacts = {
    asOf: toIsoDate('2027-03-01'),
    ageDays: 0,
    standing: 'current',
    credit: '',
    licence: '',
    validTo: { electricity: '2027-12-31', gas: '2027-09-30' },
  }
  expect(noteWords('gas-prices-outdated', catalogue)).toContain('valeram até 30 de setembro de 2027')
  expect(noteWords('electricity-prices-outdated', catalogue)).toContain('valeram até 31 de dezembro de 2027')
})

describe('the chapters of a bill', () => {
  const day = (price: number) => ({ quantity: 365, unit: 'day', price }) as const
  const parts: readonly BillPart[] = [
    { supply: 'electricity', key: 'vat-reduced', cents: 2330 },
    { supply: 'electricity', key: 'power-network', cents: 6271, measure: day(0.1718) },
    { supply: 'electricity', key: 'power-supplier', cents: 1277, measure: day(0.035) },
    { supply: 'electricity', key: 'invoice-credit', cents: -5000 },
    { supply: 'electricity', key: 'service', cents: 4980 },
    { supply: 'gas', key: 'gas-energy', cents: 100 },
  ]

  it('are in the order of a bill and add up to its lines', () => {
    const chapters = chaptersOf(parts, 'electricity')
    expect(chapters.map(({ group, cents }) => [group, cents])).toEqual([
      ['fixed', 7548],
      ['vat', 2330],
      ['discounts', -5000],
      ['service', 4980],
    ])
  })

  it('have one price of a day for all that is charged by the day', () => {
    expect(chaptersOf(parts, 'electricity')[0]?.measure?.price).toBeCloseTo(0.2068, 9)
    expect(chaptersOf(parts, 'gas')[0]?.measure).toBeUndefined()
  })
})

describe('the cheapest for every use', () => {
  const electricity = (offerName: string) =>
    ({ supply: 'electricity', offerName, providerName: 'Luz', timeOption: 'simple' }) as const
  const gas = (offerName: string) => ({ supply: 'gas', offerName, providerName: 'Fogo' }) as const
  const stretch = (from: number, to: number, ...supplies: Stretch['supplies']): Stretch => ({
    from,
    to,
    supplies,
    rowId: supplies.map(({ offerName }) => offerName).join('+') || undefined,
  })
  const strip = (used: number, ...stretches: Stretch[]): CheapestBetween => ({
    supply: 'electricity',
    used,
    stretches,
  })
  const three = strip(
    1900,
    stretch(0, 1240, electricity('A')),
    stretch(1241, 3980, electricity('B')),
    stretch(3981, 10_000, electricity('C')),
  )

  it('names what wins at the home’s own use and from where the neighbours do', () =>
    expect(stripSentence(three)).toBe(
      'Com 1.900 kWh de eletricidade por ano, a mais barata é Luz, B. Com 1.240 kWh ou menos, é Luz, A. A partir de 3.981 kWh, é Luz, C.',
    ))

  it('names the stretches as people do', () =>
    expect([0, 1, 2].map((index) => rangeWords(three, index))).toEqual([
      'até 1.240 kWh',
      '1.241 a 3.980 kWh',
      'acima de 3.980 kWh',
    ]))

  it('is in the past tense where the prices are historic', () =>
    expect(stripSentence(three, 'junho')).toBe(
      'Em junho, com 1.900 kWh de eletricidade por ano, a mais barata era Luz, B. Com 1.240 kWh ou menos, era Luz, A. A partir de 3.981 kWh, era Luz, C.',
    ))

  it('names only once a gas that never changes', () => {
    const pair = strip(
      100,
      stretch(0, 500, electricity('A'), gas('G')),
      stretch(501, 10_000, electricity('B'), gas('G')),
    )
    expect(stripSentence(pair)).toBe(
      'Com 100 kWh de eletricidade por ano, a mais barata é Luz, A. A partir de 501 kWh, é Luz, B. O gás é sempre de Fogo, G.',
    )
  })

  it('states that one offer wins everywhere, and that none is sold', () => {
    expect(stripSentence(strip(100, stretch(0, 10_000, electricity('A'))))).toMatch(
      /, seja qual for o consumo até 10\.000 kWh\.$/,
    )
    expect(stripSentence(strip(100, stretch(0, 10_000)))).toMatch(/não há oferta à venda/)
  })
})
