import { choice, euros, flag, percent } from './fields'
import { defineForm } from './form'
import { jsonTexts } from './form-json'
import { typedProblems } from './typed-problems'

const form = defineForm({
  price: euros({ label: 'Preço', description: 'Price, euros.', min: 0, max: 1000 }),
  rate: percent({ label: 'Taxa', description: 'Rate, percent.', min: 0, max: 10 }),
  use: choice({ label: 'Uso', description: 'Use.', options: { home: 'Casa', work: 'Trabalho' } }),
  isNew: flag({ label: 'Novo', description: 'New.' }),
})

it('writes values of a program as texts of the form, and what is none as an empty one', () =>
  expect(
    jsonTexts(form, { price: 12.5, rate: 0.75, use: 'work', isNew: true, of: 'nobody', missing: undefined }),
  ).toEqual({ price: '12,5', rate: '0,75', use: 'work', isNew: 'true', of: '', missing: '' }))

it('writes no value that the form would refuse', () =>
  expect(jsonTexts(form, { price: -1, rate: '1', use: 'sea' })).toEqual({ price: '', rate: '', use: '' }))

describe('while a form is typed', () => {
  const problems = ['price', 'rate', 'use'].map((field) => ({ field, message: 'Insere um valor' }))
  const texts = { price: '-1', rate: '  ' }

  it('shows the problems of what was typed alone', () =>
    expect(typedProblems(problems, texts, false).map(({ field }) => field)).toEqual(['price']))

  it('shows all of them once it was sent', () =>
    expect(typedProblems(problems, texts, true)).toEqual(problems))
})
