import fc from 'fast-check'
import type { OfferKind } from 'shared-lib/contract/partner-offers'
import { offerSchema, oneNamed, oneOf, record, text } from 'shared-lib/import/catalogue-schema'
import { forAll } from 'shared-lib/testing/for-all'
import { judgeOffers } from './judge-offers'
import { offerBlocks } from './offer-block'
import { offerWords } from './offer-words'
import { readOffer } from './read-offer'
import cases from './testing/partner-offers.json'

const euros = { type: 'number', minimum: 0, maximum: 1_000_000, title: 'Preço' }
const priceOf = record({
  size: oneNamed({ small: 'Pequena', large: 'Grande' }),
  cost: record({ eur: euros }),
})
const steps = { type: 'array', minItems: 1, items: record({ eur: euros }), title: 'Passos' }
const required = {
  name: { ...text, title: 'Nome' },
  prices: { type: 'array', minItems: 1, maxItems: 3, title: 'Preços', items: priceOf },
}
const optional = {
  fee: record({ eur: euros }, { '2.5': euros }),
  tied: { type: 'boolean', title: 'Amarrada' },
  months: record({}, { min: { type: 'number' }, max: { type: 'number' } }),
  gifts: { type: 'array', items: text, maxItems: 2 },
  rises: { type: 'array', items: euros, minItems: 1 },
  leavingEarly: record({ kind: oneOf('free', 'paid') }, { stepsOf: steps }),
}
const kind: OfferKind = { title: 'Oferta de amostra', schema: offerSchema(required, optional) }
const priced = (price: object) => ({ prices: [{ component: 'offer-sample-prices', ...price }] })
const written = (change: object = {}) => ({
  component: 'offer-sample',
  id: 'partner-one',
  name: 'Amostra Um',
  confidence: 'A',
  asOf: '2026-11-20 00:00',
  until: '2026-12-31 00:00',
  sourceTitle: 'Tabela de preços da Amostra',
  ...priced({ size: 'small', cost__eur: '9,5' }),
  ...change,
})
const read = (change?: object) => readOffer('sample', kind, written(change))
const problemsOf = (change: object) => {
  const answer = read(change)
  return 'problems' in answer ? answer.problems.map(({ field }) => field) : []
}

it('gives an editor a block for each offer and for each list in it, with the words of the schema', () => {
  const blocks = Object.fromEntries(offerBlocks('sample', kind))
  const names = ['offer-sample', 'offer-sample-prices', 'offer-sample-leaving-early-steps-of']
  expect(Object.keys(blocks)).toEqual(names)
  expect(blocks['offer-sample']?.fields).toMatchObject(cases.schema)
  expect(blocks['offer-sample']?.fields.fee__eur).not.toHaveProperty('required')
  expect(blocks['offer-sample-prices']?.fields).toMatchObject({
    size: { type: 'option', options: { small: 'Pequena', large: 'Grande' }, required: true },
    cost__eur: { type: 'number', required: true },
  })
})

it('reads what an editor wrote, and leaves out what was not filled in', () => {
  const evidence = {
    asOf: '2026-11-20',
    until: '2026-12-31',
    sources: ['partner-partner-one'],
    confidence: 'A',
  }
  const prices = [{ size: 'small', cost: { eur: 9.5 } }]
  expect(read()).toEqual({
    offer: { id: 'partner-one', name: 'Amostra Um', prices, evidence },
    source: { title: 'Tabela de preços da Amostra', dated: '2026-11-20' },
  })
  const fee = { fee__eur: '1', 'fee__2-5': 2 }
  const url = 'https://exemplo.pt/p'
  expect(read({ tied: 'não', gifts: 'um\n\n dois ', ...fee, sourceUrl: url, doubt: 'Talvez' })).toMatchObject(
    {
      offer: { tied: false, gifts: ['um', 'dois'], fee: { eur: 1, '2.5': 2 }, evidence: { doubt: 'Talvez' } },
      source: { url },
    },
  )
})

it.each(cases.prices as [string, number][])('reads %s as a price of %d', (cost__eur, eur) => {
  expect(read(priced({ size: 'small', cost__eur }))).toMatchObject({ offer: { prices: [{ cost: { eur } }] } })
})

it('reads numbers one a line, and a list of records inside a record', () => {
  const step = { component: 'offer-sample-leaving-early-steps-of', eur: '2,5' }
  const offer = { rises: [1, 1.5], leavingEarly: { kind: 'paid', stepsOf: [{ eur: 2.5 }] } }
  const given = { rises: '1\n1,5\n', leavingEarly__kind: 'paid', leavingEarly__stepsOf: [step] }
  expect(read(given)).toMatchObject({ offer })
  expect(problemsOf({ ...given, rises: '1\num' })).toEqual(['rises.1'])
  expect(read({ leavingEarly__kind: 'free' })).toMatchObject({ offer: { leavingEarly: { kind: 'free' } } })
})

it.each(cases.refused as [string, object, string[]][])('refuses %s, naming the fields', (_, change, fields) =>
  expect(problemsOf(change)).toEqual(fields),
)

it.each(cases.fields)('names %s as an editor knows it', (field, words) =>
  expect(offerWords(kind, field)).toBe(words),
)

it('keeps the first by an id, no more than travel, and no other kinds', () => {
  const many = Array.from({ length: 52 }, (_, at) => written({ id: `partner-${at}` }))
  const offers = [written(), written(), { component: 'offer-other' }, ...many]
  const judged = judgeOffers({ offers }, { sample: kind })
  expect(judged).toHaveLength(54)
  expect(judged[1]?.problems).toEqual([{ field: 'id', message: expect.stringContaining('partner-one') }])
  expect(judged.filter(({ read }) => read)).toHaveLength(49)
  expect(judged.at(-1)?.problems[0]?.message).toContain('50')
})

it('never throws, whatever a story holds', () => {
  const anything = fc.record({ offers: fc.array(fc.anything()) })
  forAll(anything, fc.dictionary(fc.string(), fc.anything()), (content, change) => {
    judgeOffers(content, { sample: kind })
    judgeOffers({ offers: [written(change)] }, { sample: kind })
  })
})
