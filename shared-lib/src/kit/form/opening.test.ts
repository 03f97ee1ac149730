import { choice, count, euros, withDefault } from './fields'
import { defineForm } from './form'
import { readAddress } from './form-address'
import type { RawAnswers } from './input-field'
import { isOpening, isOwn, openingTexts } from './opening'

const fields = {
  price: euros({ label: 'Preço', min: 1, max: 1000 }),
  years: count({ label: 'Anos', min: 1, max: 40 }),
  kind: withDefault(choice({ label: 'Tipo', options: { new: 'Novo', used: 'Usado' } }), 'new'),
}
const form = defineForm(fields, [{ names: ['price', 'years', 'kind'] }], { price: '100', years: '30' })
const of = (query: string) => openingTexts(form, readAddress(form, query))

describe('what stands in a form at first', () => {
  it.each([
    { query: '', texts: { price: '100', years: '30' }, why: 'nothing was given' },
    { query: 'cor=7a1f5c', texts: { price: '100', years: '30' }, why: 'nothing of the form' },
    { query: 'kind=used', texts: { price: '100', years: '30', kind: 'used' }, why: 'none of its values' },
    { query: 'price=5', texts: { price: '5' }, why: 'one of them was given: the other is the visitor’s' },
    { query: 'price=', texts: { price: '' }, why: 'it was sent empty' },
  ])('$query: $why', ({ query, texts }) => expect(of(query)).toEqual(texts))

  it('is what was given where a form opens with nothing', () => {
    expect(openingTexts(defineForm(fields), {})).toEqual({})
    expect(isOpening(defineForm(fields), {})).toBe(false)
  })
})

it.each<{ texts: RawAnswers; opening: boolean }>([
  { texts: { price: '100', years: '30' }, opening: true },
  { texts: { price: '100,00', years: '30', kind: 'new' }, opening: true },
  { texts: { price: '100', years: '30', kind: 'used' }, opening: false },
  { texts: { price: '100' }, opening: false },
  { texts: {}, opening: false },
])('$texts are its opening: $opening', ({ texts, opening }) => expect(isOpening(form, texts)).toBe(opening))

it.each<{ texts: RawAnswers; own: boolean; why: string }>([
  { texts: {}, own: false, why: 'nothing given' },
  { texts: { years: '30' }, own: false, why: 'of the opening' },
  { texts: { kind: 'new' }, own: false, why: 'taken anyway' },
  { texts: { years: '31' }, own: true, why: 'another value' },
  { texts: { kind: 'used' }, own: true, why: 'another choice' },
  { texts: { years: 'muitos' }, own: true, why: 'a mistake is somebody’s' },
])('$texts: $why', ({ texts, own }) =>
  expect(Object.keys(fields).some((name) => isOwn(form, texts, name))).toBe(own),
)
