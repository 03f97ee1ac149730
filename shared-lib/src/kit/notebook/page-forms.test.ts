import { exampleNotebook } from './example-notebook'
import { bookParameters } from './notebook-address'
import { besideForms } from './page-forms'

const [price] = Object.keys(exampleNotebook.form.fields)
const forms = { questions: ['place'], list: ['sort', 'compare'], notebook: bookParameters(exampleNotebook) }
const beside = (query: string, answers: readonly (readonly [string, string])[] = [['place', '4000']]) =>
  besideForms(query, { answers, notebook: exampleNotebook, forms })
const book = [
  ['p1.proposta', 'A'],
  [`p1.${price}`, '30'],
]

it('gives each form the answers, what the others hold, and the notebook unless it is the notebook’s own', () =>
  expect(beside(`place=4000&sort=fee&${new URLSearchParams(book)}`)).toEqual({
    questions: [['sort', 'fee'], ...book],
    list: [['place', '4000'], ...book],
    notebook: [
      ['place', '4000'],
      ['sort', 'fee'],
    ],
  }))

it('counts a proposal that was just sent as one of the notebook, and keeps one that is not whole in its form', () => {
  expect(beside(`proposta=A&${price}=30&juntar=1`).list).toEqual([['place', '4000'], ...book])
  expect(beside(`proposta=A&${price}=muito&juntar=1`).list).toEqual([
    ['place', '4000'],
    ['proposta', 'A'],
    [price, 'muito'],
  ])
})

it('carries nothing twice, nothing empty and nothing that the page does not know', () =>
  expect(beside('place=1&sort=&compare=a&compare=b&x=1').notebook).toEqual([['place', '4000']]))
