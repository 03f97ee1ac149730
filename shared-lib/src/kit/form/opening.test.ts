import { choice, count, euros, withDefault } from './fields'
import { defineForm } from './form'
import { readAddress } from './form-address'
import type { RawAnswers } from './input-field'
import { isOpening, isOwn, openingTexts } from './opening'
import cases from './testing/opening.json'

const fields = {
  price: euros({ label: 'Preço', min: 1, max: 1000 }),
  years: count({ label: 'Anos', min: 1, max: 40 }),
  kind: withDefault(choice({ label: 'Tipo', options: { new: 'Novo', used: 'Usado' } }), 'new'),
}
const form = defineForm(fields, [{ names: ['price', 'years', 'kind'] }], { price: '100', years: '30' })
const of = (query: string) => openingTexts(form, readAddress(form, query))

describe('what is in a form at first', () => {
  it.each(cases.openings)('$query: $why', ({ query, texts }) => expect(of(query)).toEqual(texts))

  it('is what was given where a form opens with nothing', () => {
    expect(openingTexts(defineForm(fields), {})).toEqual({})
    expect(isOpening(defineForm(fields), {})).toBe(false)
  })
})

it.each(cases.isOpening as { texts: RawAnswers; opening: boolean }[])(
  '$texts are its opening: $opening',
  ({ texts, opening }) => expect(isOpening(form, texts)).toBe(opening),
)

it.each(cases.own as { texts: RawAnswers; own: boolean; why: string }[])('$texts: $why', ({ texts, own }) =>
  expect(Object.keys(fields).some((name) => isOwn(form, texts, name))).toBe(own),
)
