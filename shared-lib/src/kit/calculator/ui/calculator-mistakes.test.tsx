import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CalculatorData } from '../../form/calculator'
import { choice, euros, neededWhen, optional, when } from '../../form/fields'
import { defineForm } from '../../form/form'
import { defineAnswer } from '../answer-view'
import { doubling, screenOf as drawn, headline } from './doubling.testing'

const words = { description: 'A field.' }
const answered = defineAnswer<{ doubled: number; on?: string }>({
  headline,
  Result: () => <h3>As contas</h3>,
})
const view = doubling(
  defineForm(
    {
      price: euros({ ...words, label: 'Preço', min: 1, max: 1000 }),
      kind: choice({ ...words, label: 'Tipo', options: { new: 'Novo', used: 'Usado' } }),
      discount: neededWhen(
        ({ kind }) => kind === 'used',
        optional(euros({ ...words, label: 'Desconto', min: 0, max: 10 })),
      ),
    },
    [{ names: ['price', 'kind'] }, { title: 'Mais', names: ['discount'], folded: true }],
  ),
  answered,
)
beforeAll(() => view.answer.load())

let answer: () => Response
beforeEach(() => {
  localStorage.clear()
  answer = () => Response.json({ result: { doubled: 2000 } })
  globalThis.fetch = (async () => answer()) as typeof fetch
  Element.prototype.scrollIntoView = jest.fn()
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
})

const opened = { kind: 'result', result: { doubled: 2000 } } as const
const ten = { price: 10, kind: 'new' }
const screenOf = (query: string | undefined, data: CalculatorData = opened, attributes: object = ten) =>
  drawn(view, query, data, { attributes })
const field = (name: string) => screen.getByRole('textbox', { name })
const more = () => screen.getByText(/^Mais( ·|$)/).closest('details') as HTMLDetailsElement

describe('a closed section', () => {
  const wrong = { kind: 'problems', problems: [{ field: 'discount', message: 'Demais' }] } as const

  it('stays open under the hands of a visitor who corrects what is in it', async () => {
    render(screenOf('price=10&kind=new&discount=11', wrong))
    await userEvent.type(screen.getByRole('textbox', { name: /Desconto/ }), '{Backspace}')
    expect(screen.queryByText('Demais')).toBeNull()
    expect(more()).toHaveAttribute('open')
  })

  it('is open on a wide screen where a link fills in what is in it', () => {
    render(screenOf('price=10&kind=new&discount=2'))
    expect(more()).toHaveAttribute('data-wide')
  })

  it('is closed over what the page gave, not its visitor', () => {
    render(screenOf(undefined, opened, { ...ten, discount: 2 }))
    expect(more()).not.toHaveAttribute('data-wide')
  })

  it('is closed where nothing in it was filled in', () => {
    render(screenOf('price=10&kind=new'))
    expect(more()).not.toHaveAttribute('data-wide')
  })

  it('opens again when it was closed over a problem', async () => {
    render(screenOf('price=10&kind=new&discount=11', wrong))
    more().open = false
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }))
    expect(more().open).toBe(true)
  })
})

it('marks a question as optional only while the others do not make it necessary', async () => {
  render(screenOf('price=10&kind=new'))
  expect(screen.getByRole('textbox', { name: 'Desconto (opcional)', hidden: true })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Usado' }))
  expect(screen.getByRole('textbox', { name: 'Desconto', hidden: true })).toBeInTheDocument()
})

describe('a question that an answer brings with it', () => {
  const asking = doubling(
    defineForm({
      kind: choice({ ...words, label: 'Tipo', options: { new: 'Novo', used: 'Usado' } }),
      worth: when(
        ({ kind }) => kind === 'used',
        euros({ ...words, label: 'Valor', min: 1, max: 10, missing: 'Falta o valor' }),
      ),
      price: euros({ ...words, label: 'Preço', min: 1, max: 10 }),
    }),
    answered,
  )

  it('is scrolled to', async () => {
    render(drawn(asking, 'kind=new', opened))
    await userEvent.click(screen.getByRole('radio', { name: 'Usado' }))
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([field('Valor')])
  })

  it('leaves no mistake behind when another answer takes it away', async () => {
    render(drawn(asking, 'kind=used', opened))
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Falta o valor')
    await userEvent.click(screen.getByRole('radio', { name: 'Novo' }))
    expect(screen.getByRole('alert')).not.toHaveTextContent('Falta o valor')
  })
})

describe('a wrong text', () => {
  it('is shown at its field alone when that is left: nothing moves under a press', async () => {
    render(screenOf('price=10&kind=new'))
    await userEvent.type(field('Preço'), 'x')
    await userEvent.click(screen.getByRole('radio', { name: 'Usado' }))
    expect(screen.getByRole('radio', { name: 'Usado' })).toBeChecked()
    expect(await screen.findByText('Insere um valor entre 1 € e 1.000 €')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that only the rules refuse stays shown when its field is left as it is', async () => {
    answer = () => Response.json({ errors: [{ field: 'price', message: 'Preço a mais' }] }, { status: 422 })
    render(screenOf('price=10&kind=new'))
    await userEvent.type(field('Preço'), '0')
    await screen.findByText('Preço a mais')
    await userEvent.tab()
    await act(() => new Promise((done) => setTimeout(done, 300)))
    expect(screen.getByText('Preço a mais')).toBeVisible()
  })

  it('takes the offer to try again away: there is nothing to try', async () => {
    answer = () => Response.json({ title: 'Sem resposta' }, { status: 503 })
    render(screenOf('price=10&kind=new'))
    await userEvent.type(field('Preço'), '0')
    await screen.findByRole('button', { name: 'Tentar de novo' })
    await userEvent.type(field('Preço'), 'x')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull())
    expect(screen.getByText(/do que estava preenchido antes/)).toBeVisible()
  })
})

describe('the summary of a form that was sent', () => {
  const send = async () => {
    const page = render(screenOf('kind=new'))
    await userEvent.type(field('Preço'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }))
    expect(screen.getByRole('alert')).toHaveFocus()
    return page
  }

  it('leaves the focus where it is when the page is drawn again', async () => {
    const { rerender } = await send()
    field('Preço').focus()
    rerender(screenOf('kind=new'))
    expect(field('Preço')).toHaveFocus()
  })

  it('leaves the focus where it is when fields are passed without a change', async () => {
    await send()
    field('Preço').focus()
    await userEvent.tab()
    await act(() => new Promise((done) => setTimeout(done, 400)))
    expect(screen.getByRole('radio', { name: 'Novo' })).toHaveFocus()
  })

  it('takes it again when the same form is sent again', async () => {
    await send()
    await userEvent.click(screen.getByRole('button', { name: 'Calcular' }))
    expect(screen.getByRole('alert')).toHaveFocus()
  })
})

describe('in the shadow root of another page, where addresses of places lead nowhere', () => {
  function openShadow(data?: CalculatorData) {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const container = root.appendChild(document.createElement('div'))
    render(screenOf(undefined, data), { container })
    return { root, inside: within(container as HTMLElement) }
  }

  it('the summary leads to the field', async () => {
    const problems = [{ field: 'price', message: 'Preço a mais' }]
    const { root, inside } = openShadow({ kind: 'problems', problems })
    await userEvent.click(inside.getByRole('link', { name: 'Preço: Preço a mais' }))
    expect(root.activeElement).toBe(inside.getByRole('textbox', { name: 'Preço' }))
    expect(location.hash).toBe('')
  })

  it('the line that stays in sight leads to the result', async () => {
    const { root, inside } = openShadow()
    await userEvent.click(inside.getByRole('link', { name: /^Dobro/ }))
    expect(root.activeElement).toBe(inside.getByRole('region', { name: /^Resultado/ }))
    expect(location.hash).toBe('')
  })

  it('a press that asks for another tab is left to the browser', () => {
    const { root, inside } = openShadow()
    const strip = inside.getByRole('link', { name: /^Dobro/ })
    expect(
      [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((how) =>
        fireEvent.click(strip, how),
      ),
    ).toEqual([true, true, true, true])
    expect(root.activeElement).toBeNull()
    expect(fireEvent.click(strip)).toBe(false)
  })
})

it('shows nothing of then and now where the figure is the same', () => {
  render(
    screenOf('price=10&kind=new', {
      ...opened,
      earlier: { on: '2025-01-01' as never, result: { doubled: 2000, on: 'another day' } },
    }),
  )
  expect(screen.queryByText('Então e agora')).toBeNull()
})

it('heads the result, so that its parts are below a heading', () => {
  render(screenOf('price=10&kind=new'))
  expect(
    within(screen.getByRole('region', { name: /^Resultado/ })).getByRole('heading', { level: 2 }),
  ).toHaveTextContent('Dobro')
})
