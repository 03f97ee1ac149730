import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectLink } from '../../../../testing/expect-link'
import type { CalculatorData } from '../../form/calculator'
import { choice, euros, when } from '../../form/fields'
import { defineForm } from '../../form/form'
import { recordedShell } from '../../funnel/ui/page-of.testing'
import { defineAnswer } from '../answer-view'
import { doubling, screenOf as drawn, headline, shellOfSite } from './doubling.testing'

const words = { description: 'A field.' }
const answered = defineAnswer<{ doubled: number }>({
  headline,
  Result: ({ hrefWith, onChange }) => (
    <a
      href={hrefWith({ kind: 'used' })}
      onClick={(event) => {
        event.preventDefault()
        onChange({ kind: 'used', age: '1' })
      }}
    >
      E se fosse usado?
    </a>
  ),
})
const view = doubling(
  defineForm(
    {
      price: euros({ ...words, label: 'Preço', min: 1, max: 1000 }),
      kind: choice({ ...words, label: 'Tipo', options: { new: 'Novo', used: 'Usado' } }),
      age: when(({ kind }) => kind === 'used', euros({ ...words, label: 'Desconto', min: 0, max: 10 })),
    },
    [{ names: ['price', 'kind'] }, { title: 'Mais', names: ['age'], folded: true }],
  ),
  answered,
)
beforeAll(() => view.answer.load())

const asked: unknown[] = []
let answer: (body: { price: number }) => Response
beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  answer = ({ price }) => Response.json({ result: { doubled: price * 200 } })
  globalThis.fetch = (async (request: Request) => {
    const body = await request.json()
    asked.push([new URL(request.url).pathname, body])
    return answer(body)
  }) as typeof fetch
})

let shell = shellOfSite()
beforeEach(() => {
  shell = shellOfSite()
})
const screenOf = (query: string | undefined, data: CalculatorData, of = view, attributes = {}) =>
  drawn(of, query, data, { attributes, shell })
const open = (query: string, data: CalculatorData = { kind: 'empty' }) => render(screenOf(query, data))

const opened = { kind: 'result', result: { doubled: 2000 } } as const

it('shows where the result will be before anything is filled in', () => {
  open('')
  expect(screen.getByRole('heading', { level: 1, name: 'O dobro' })).toBeVisible()
  expect(screen.getByText('O resultado aparece aqui')).toBeVisible()
})

it('follows what is typed once it is whole, and keeps it in the address', async () => {
  open('')
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '12,5')
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'Novo' }))
  expect(await screen.findByText('É o dobro.')).toBeVisible()
  expect(asked).toEqual([['/api/calculators/doubling', { price: 12.5, kind: 'new' }]])
  expect(shell.queries.at(-1)).toBe('price=12%2C5&kind=new')
  expect(shell.events).toEqual([
    { name: 'calculated', detail: { calculator: 'doubling', result: { doubled: 2500 } } },
  ])
})

it('reports the answer that it opens with once, as a copy that no listener can spoil, and no example of an empty form', async () => {
  const again = open('price=10&kind=new', opened)
  expect(shell.events).toEqual([
    { name: 'calculated', detail: { calculator: 'doubling', result: { doubled: 2000 } } },
  ])
  expect(shell.events[0]?.detail.result).not.toBe(opened.result)
  again.rerender(screenOf('price=10&kind=new', opened))
  expect(shell.events).toHaveLength(1)
  again.unmount()
  const form = { ...view.form, opening: { price: '10', kind: 'new' } }
  render(screenOf('', opened, { ...view, form }))
  expect(shell.events).toHaveLength(1)
})

it('names every problem when it is sent, with focus on the summary, and requests nothing', async () => {
  open('')
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
  expect(asked).toEqual([])
})

it('reports a wrong text when its field is left, not while it is typed', async () => {
  open('price=10&kind=new', opened)
  const field = screen.getByRole('textbox', { name: 'Preço' })
  await userEvent.clear(field)
  await userEvent.type(field, 'muito')
  expect(screen.queryByText(/Insere um valor/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Insere um valor entre 1 € e 1.000 €')).toBeVisible()
  expect(await screen.findByText(/do que estava preenchido antes/)).toBeVisible()
  expect(field).toHaveDisplayValue('muito')
})

it('keeps the last result and offers another try when the server cannot answer', async () => {
  answer = () => Response.json({ title: 'Sem resposta' }, { status: 503 })
  open('price=10&kind=new', opened)
  await userEvent.click(screen.getByRole('link', { name: 'E se fosse usado?' }))
  expect(await screen.findByText('Não conseguimos fazer as contas')).toBeVisible()
  expect(screen.getByText('É o dobro.')).toBeVisible()
  answer = ({ price }) => Response.json({ result: { doubled: price * 200 } })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(screen.queryByText('Não conseguimos fazer as contas')).toBeNull())
})

it('asks once for a value that is only written otherwise', async () => {
  answer = () => Response.json({ title: 'Sem resposta' }, { status: 503 })
  open('price=10&kind=new', opened)
  const field = screen.getByRole('textbox', { name: 'Preço' })
  await userEvent.type(field, ',5')
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  jest.useFakeTimers()
  fireEvent.change(field, { target: { value: '10,50' } })
  await act(async () => jest.advanceTimersByTimeAsync(500))
  jest.useRealTimers()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBe(again)
  expect(asked).toHaveLength(1)
})

it('offers "e se" as an address that works without script', () => {
  open('price=10&kind=new', opened)
  expectLink('E se fosse usado?', '/simuladores/dobro?price=10&kind=used')
})

it('shows then and now when the figures moved since the link was shared', () => {
  open('price=10&kind=new&em=2025-01-01', {
    ...opened,
    earlier: { on: '2025-01-01' as never, result: { doubled: 1000 } },
  })
  expect(screen.getByText(/Em 1 de janeiro de 2025/)).toHaveTextContent('10,00')
})

it('puts scenarios aside on the device, to compare, open again and erase', async () => {
  open('price=10&kind=new', opened)
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar cenário' }))
  const kept = screen.getByRole('link', { name: /Dobro: 20\s€/ })
  expect(kept).toHaveAttribute('href', 'http://localhost/simuladores/dobro?price=10&kind=new')
  await userEvent.click(screen.getByRole('button', { name: /Apagar Dobro/ }))
  expect(screen.queryByRole('link', { name: /Dobro: 20\s€/ })).toBeNull()
  expect(localStorage).toHaveLength(0)
})

describe('attributes that come late', () => {
  const tag = (attributes: object) => screenOf(undefined, { kind: 'empty' }, view, attributes)

  it('fill in what the visitor has not touched yet', async () => {
    const { rerender } = render(tag({}))
    rerender(tag({ price: 12.5, kind: 'new' }))
    expect(screen.getByRole('textbox', { name: 'Preço' })).toHaveDisplayValue('12,5')
    expect(await screen.findByText('É o dobro.')).toBeVisible()
    expect(shell.queries).toEqual([])
  })

  it('take nothing from a visitor who has begun', async () => {
    const { rerender } = render(tag({}))
    await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '7')
    rerender(tag({ price: 12.5, kind: 'new' }))
    expect(screen.getByRole('textbox', { name: 'Preço' })).toHaveDisplayValue('7')
  })
})

it('prints whose result it is, of which day, where it is and with what it was worked out', () => {
  shell = recordedShell()
  open('price=10&kind=new', opened)
  const sheet = screen.getByText(/21 de novembro de 2026/).closest('[aria-hidden=true]')
  expect(sheet).toHaveTextContent(shell.company.name)
  expect(sheet).toHaveTextContent('/simuladores/dobro?price=10&kind=new')
  expect(sheet).toHaveTextContent(/Preço10.€TipoNovo/)
})
