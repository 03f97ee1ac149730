import { choice, euros, when } from './fields'
import { defineForm } from './form'
import { problemsAfter } from './problems-after'

const words = { label: 'x', description: 'A field.', missing: 'Falta' }
const amount = euros({ ...words, min: 0, max: 9 })
const form = defineForm({
  pays: choice({ ...words, options: { all: 'Tudo', fixed: 'Um valor' } }),
  fixed: when(({ pays }) => pays === 'fixed', amount),
  price: amount,
})
const shown = ['fixed', 'price'].map((field) => ({ field, message: 'Falta' }))
const left = (before: Record<string, string>, changes: Record<string, string>) =>
  problemsAfter(form, shown, { ...before, ...changes }, changes).map(({ field }) => field)

it.each([
  ['of the changed field', { pays: 'fixed' }, { fixed: '5' }, ['price']],
  ['of a question that is not asked any more', { pays: 'fixed' }, { pays: 'all' }, ['price']],
  ['of nothing else', { pays: 'fixed', price: '1' }, { other: '2' }, ['fixed', 'price']],
])('takes away the problems %s', (_, before, changes, expected) =>
  expect(left(before, changes)).toEqual(expected),
)
