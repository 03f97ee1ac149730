import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { expectLink } from '../../../../testing/expect-link'
import { exampleNotebook } from '../example-notebook'
import { NotebookView } from './notebook'

const onAdded = jest.fn()
const purpose = 'Escreve o que cada proposta diz.'
const shared = { notebook: exampleNotebook, purpose, today: '2026-11-22' }
const draw = (query?: string) => (
  <NotebookView
    {...shared}
    location={query === undefined ? undefined : { path: '/exemplo/resultados', query }}
    carried={[['place', '4000']]}
    onAdded={onAdded}
  />
)
const user = userEvent.setup()
const two =
  'p1.proposta=Exemplo+Um&p1.monthly=20&p2.proposta=Exemplo+Dois&p2.monthly=18&p2.joining=100&p2.until=31/12/2026'

beforeAll(() => {
  // jsdom has no layout, hence neither this nor CSS.escape.
  Element.prototype.scrollIntoView = jest.fn()
  // Nor has it the text of a file.
  File.prototype.text = function () {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(this)
    })
  }
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  onAdded.mockClear()
})

/** The store is there: what needs it is drawn. */
const awake = () => screen.findByText('Importar')
const items = (page: Pick<typeof screen, 'getAllByRole'> = screen) =>
  page.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)

/** A file, or what the device keeps. */
function bookOf(...names: readonly string[]) {
  const proposals = names.map((name) => ({ name, texts: { monthly: '7' } }))
  return JSON.stringify({
    queroPoupar: 'caderno',
    version: 1,
    product: 'exemplo',
    on: '2026-11-22',
    proposals,
  })
}

async function add(name: string, monthly: string) {
  await user.type(screen.getByLabelText('Banco'), name)
  await user.type(screen.getByLabelText('Preço por mês'), monthly)
  await user.click(screen.getByRole('button', { name: 'Juntar ao caderno' }))
}

it('ranks what is typed, explains why, and keeps it for the next visit', async () => {
  const page = render(draw())
  await awake()
  await add('Exemplo Um', '20')
  expect(await screen.findByText('Proposta de Exemplo Um guardada.')).toBeVisible()
  await add('Exemplo Dois', '18')
  expect(await screen.findByText(/^Exemplo Dois é a mais barata: menos 48.€ do que Exemplo Um/)).toBeVisible()
  expect(items()).toEqual(['Exemplo Dois', 'Exemplo Um'])
  expect(screen.getByText(/mais barata se aqui «Preço por mês» for 20,01.€ ou mais/)).toBeVisible()
  expect(screen.getAllByText(/^Não indicaste adesão/)).toHaveLength(2)
  expect(onAdded.mock.calls).toEqual([[1], [2]])
  page.unmount()
  render(draw())
  await awake()
  expect(items()).toEqual(['Exemplo Dois', 'Exemplo Um'])
  expect(screen.getByText(/^Fica só neste telemóvel ou computador/)).toBeVisible()
})

it('shows the same in a table as in the drawing', async () => {
  render(draw(two))
  const table = within(screen.getByRole('table'))
  const heads = table.getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(heads).toEqual(['Proposta', 'Mensalidades', 'Adesão', 'Total'])
  expect(table.getByRole('row', { name: /^Exemplo Dois 432.€ 100.€ 532.€/ })).toBeVisible()
})

it('shows what is wrong at its field, and loses nothing', async () => {
  render(draw())
  await awake()
  await add(' ', 'muito')
  expect(await screen.findByRole('alert', { name: 'Revê 2 campos' })).toHaveFocus()
  const price = screen.getByLabelText('Preço por mês')
  expect(price).toHaveAccessibleDescription(/Insere um valor por mês entre 0.€ e 1\.000.€/)
  expect(price).toHaveValue('muito')
  expect(screen.queryByRole('list', { name: '' })).not.toHaveTextContent(/Custo em/)
  await userEvent.clear(price)
  await userEvent.type(price, '30')
  expect(price).toBeValid()
  expect(price).toHaveFocus()
  expect(screen.getByRole('alert', { name: 'Revê um campo' })).toBeVisible()
})

it('changes a proposal, takes one away and erases all of them, asking once more', async () => {
  render(draw(two))
  await awake()
  await user.click(screen.getByRole('button', { name: 'Alterar a proposta de Exemplo Dois' }))
  expect(screen.getByLabelText('Banco')).toHaveFocus()
  const monthly = screen.getByLabelText('Preço por mês')
  expect(monthly).toHaveValue('18')
  await user.clear(monthly)
  await user.type(monthly, '10')
  await user.click(screen.getByRole('button', { name: 'Guardar alterações' }))
  expect(items()).toEqual(['Exemplo Dois', 'Exemplo Um'])
  await user.click(screen.getByRole('button', { name: 'Apagar a proposta de Exemplo Um' }))
  expect(items()).toEqual(['Exemplo Dois'])
  await user.click(screen.getByRole('button', { name: 'Apagar o caderno' }))
  expect(items()).toEqual(['Exemplo Dois'])
  await user.click(screen.getByRole('button', { name: 'Apagar mesmo: não há volta' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('brings a file back, and explains why it does not', async () => {
  render(draw())
  await awake()
  const picker = screen.getByLabelText('Importar')
  const bring = (text: string) =>
    user.upload(picker, new File([text], 'caderno.json', { type: 'application/json' }))
  await bring('{"product":"outro"}')
  expect(await screen.findByRole('alert')).toHaveTextContent('não é um caderno de propostas')
  await bring(bookOf('Do ficheiro'))
  expect(await screen.findByText('Caderno trazido do ficheiro.')).toBeVisible()
  expect(items()).toEqual(['Do ficheiro'])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers the dates for the calendar only where a proposal has one', async () => {
  const page = render(draw(two))
  await awake()
  expect(screen.getByRole('button', { name: 'Pôr os prazos no calendário' })).toBeVisible()
  page.unmount()
  render(draw('p1.proposta=Um&p1.monthly=1'))
  await awake()
  expect(screen.queryByRole('button', { name: 'Pôr os prazos no calendário' })).toBeNull()
})

describe('the form', () => {
  const fold = () => screen.getByText('Juntar uma proposta').closest('details')

  it('is open until there are two to compare, and stays open where they were typed', async () => {
    const page = render(draw('p1.proposta=Exemplo+Um&p1.monthly=20'))
    await awake()
    expect(fold()).toHaveAttribute('open')
    await add('Exemplo Dois', '18')
    expect(await screen.findByText('Proposta de Exemplo Dois guardada.')).toBeVisible()
    expect(fold()).toHaveAttribute('open')
    page.unmount()
    // The next visit begins with what the device keeps.
    render(draw())
    expect(fold()).toHaveAttribute('open')
    await awake()
    expect(fold()).not.toHaveAttribute('open')
  })

  it('is not folded over what a visitor types while the notebook comes', async () => {
    localStorage.setItem('qp:notebook:exemplo', bookOf('Um', 'Dois'))
    render(draw())
    fireEvent.change(screen.getByLabelText('Banco'), { target: { value: 'E' } })
    await awake()
    expect(items()).toHaveLength(2)
    expect(fold()).toHaveAttribute('open')
  })

  it('has what was half typed again after a reload, and nothing of it once it is put in', async () => {
    localStorage.setItem('qp:notebook:exemplo', bookOf('Um', 'Dois'))
    const page = render(draw(''))
    await user.type(screen.getByLabelText('Banco'), 'Exemplo Três')
    await user.type(screen.getByLabelText(/^Adesão/), '5')
    page.unmount()
    const again = render(draw(''))
    await awake()
    expect(fold()).toHaveAttribute('open')
    expect(screen.getByLabelText(/^Adesão/)).toHaveValue('5')
    await user.type(screen.getByLabelText('Preço por mês'), '9')
    await user.click(screen.getByRole('button', { name: 'Juntar ao caderno' }))
    expect(await screen.findByText('Proposta de Exemplo Três guardada.')).toBeVisible()
    again.unmount()
    render(draw(''))
    expect(screen.getByLabelText('Banco')).toHaveValue('')
    expect(screen.getByLabelText(/^Adesão/)).toHaveValue('')
  })

  it('stays as it was opened while the notebook comes', async () => {
    render(draw(two))
    fold()?.setAttribute('open', '') // a tap, before any code is there
    await awake()
    expect(fold()).toHaveAttribute('open')
  })

  it('opens by its title and for a change', async () => {
    render(draw(two))
    await awake()
    expect(fold()).not.toHaveAttribute('open')
    await user.click(screen.getByText('Juntar uma proposta'))
    expect(fold()).toHaveAttribute('open')
    await user.click(screen.getByText('Juntar uma proposta'))
    await user.click(screen.getByRole('button', { name: 'Alterar a proposta de Exemplo Dois' }))
    expect(screen.getByText('Alterar a proposta de Exemplo Dois').closest('details')).toHaveAttribute('open')
    expect(screen.getByLabelText('Banco')).toHaveFocus()
  })
})

describe('without script', () => {
  const page = (query: string) => {
    const place = document.createElement('div')
    place.innerHTML = renderToStaticMarkup(draw(query))
    return within(place)
  }

  it('sends the form with the answers and the proposals so far, and ranks what came', () => {
    const first = page(two)
    const form = first.getByRole<HTMLFormElement>('form', { name: 'Juntar uma proposta' })
    expect(form.method).toBe('get')
    expect(form).toHaveAttribute('action', '/exemplo/resultados#notebook-exemplo')
    const sent = new FormData(form)
    sent.set('proposta', 'Exemplo Três')
    sent.set('monthly', '5')
    const next = page(`${new URLSearchParams([...sent].map(([name, text]) => [name, String(text)]))}`)
    expect(items(next)).toEqual(['Exemplo Três', 'Exemplo Um', 'Exemplo Dois'])
    expect(next.getByText('Proposta de Exemplo Três guardada.')).toHaveRole('status')
  })

  it('reports what is wrong with what was sent', () => {
    const answer = page('proposta=&monthly=muito&juntar=1')
    expect(answer.getByRole('alert')).toHaveTextContent('Escreve o nome')
    expectLink(/^Insere um valor/, `#${answer.getByLabelText('Preço por mês').id}`, answer)
    expect(answer.getByLabelText('Preço por mês')).toHaveValue('muito')
  })

  it('reports that a sixth has no room, and keeps what was typed', () => {
    const five = [1, 2, 3, 4, 5].map((at) => `p${at}.proposta=Exemplo+${at}&p${at}.monthly=${at}`).join('&')
    const answer = page(`${five}&proposta=Exemplo+6&monthly=6&juntar=1`)
    expect(answer.getByRole('alert')).toHaveTextContent('já tem 5 propostas')
    expect(answer.getByLabelText('Banco')).toHaveValue('Exemplo 6')
    expect(answer.getAllByRole('link', { name: /^Apagar/ })).toHaveLength(5)
  })

  it('changes and takes away by address, with the answers', () => {
    const { getByRole } = page(two)
    const gone = getByRole('link', { name: 'Apagar a proposta de Exemplo Um' }).getAttribute('href') ?? ''
    expect(gone).toMatch(/^\/exemplo\/resultados\?place=4000&/)
    expect(page(gone.split('?')[1] ?? '').getAllByRole('listitem')).toHaveLength(1)
    const edit = getByRole('link', { name: 'Alterar a proposta de Exemplo Dois' }).getAttribute('href') ?? ''
    expect(page(edit.split('?')[1] ?? '').getByLabelText(/^Adesão/)).toHaveValue('100')
  })
})

it.each(['', two, 'proposta=&monthly=muito&juntar=1', 'p1.proposta=Sem+preço'])(
  'hydrates exactly as the server printed it: %s',
  (query) => expectExactHydration(() => draw(query)),
)

it('begins every new proposal with what was asked for', async () => {
  const begin = { free: '2' }
  render(<NotebookView {...shared} location={undefined} begin={begin} />)
  await awake()
  expect(screen.getByLabelText(/^Meses oferecidos/)).toHaveValue('2')
  await add('Exemplo Um', '20')
  expect(await screen.findByText('Proposta de Exemplo Um guardada.')).toBeVisible()
  expect(screen.getByLabelText(/^Meses oferecidos/)).toHaveValue('2')
  expect(screen.getByLabelText('Preço por mês')).toHaveValue('')
})
