import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectLink } from 'shared-lib/testing/expect-link'
import { chromeProps, inertShell } from '../../rules/layout-story.fixture'
import header from '../widgets/header/header.widget'

// A followed link would leave the test's page.
const stay = (event: Event) => event.preventDefault()

beforeAll(() => {
  // jsdom knows dialogs but cannot open them; focus handling is the browser's and is tried in one.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  document.addEventListener('click', stay)
})
afterAll(() => document.removeEventListener('click', stay))

const sideButton = () => screen.getByRole('link', { name: 'Quero poupar' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Quero poupar em:' }))

async function openModal() {
  const user = userEvent.setup()
  render(<header.View {...chromeProps} />)
  await user.click(sideButton())
  await screen.findByRole('dialog')
  return user
}

describe('the window "Quero poupar em:"', () => {
  it('opens from the side button, which is a link until then', async () => {
    render(<header.View {...chromeProps} />)
    expect(sideButton()).toHaveAttribute('href', '/quero-poupar')
    expect(sideButton()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(sideButton())
    expect(await screen.findByRole('dialog', { name: 'Quero poupar em:' })).toBeInTheDocument()
  })

  it('offers each choice that leads somewhere, with its words', async () => {
    await openModal()
    const [first, second, ...more] = dialog()
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
    expect(more).toEqual([])
    expect(first).toHaveAttribute('href', '/energia/simular')
    expect(first).toHaveTextContent('EnergiaLuz e gásEletricidade e gás, por ano.')
    expect(first?.querySelector('img')).toHaveAttribute('src', '/energia.svg')
    expect(second).toHaveAttribute('href', '/credito-pessoal/simular')
  })

  it('lets the browser itself load a choice that is marked as external', async () => {
    await openModal()
    expect(dialog().getByRole('link', { name: 'Crédito Pessoal' })).toHaveAttribute('target', '_top')
    expect(dialog().getByRole('link', { name: /^Energia/ })).not.toHaveAttribute('target')
  })

  it('explains a choice without following it', async () => {
    const user = await openModal()
    await user.click(dialog().getByRole('button', { name: 'Saber mais sobre Energia' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Mudar é gratuito.')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('holds the newsletter form, its button under the configured id, and the phone line', async () => {
    await openModal()
    expect(dialog().getByRole('button', { name: 'Receber newsletter' })).toHaveAttribute(
      'id',
      'btn-newsletter',
    )
    expectLink('210 000 000', 'tel:+351210000000', dialog())
    expect(dialog().getByText('Seg. a sex., 10h às 19h')).toBeInTheDocument()
    expect(dialog().getByText('Chamada para a rede fixa nacional')).toBeInTheDocument()
  })

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => unknown]>([
    ['its button', (user) => user.click(dialog().getByRole('button', { name: 'Fechar' }))],
    ['a choice', (user) => user.click(dialog().getByRole('link', { name: /^Energia/ }))],
    ['going back', () => fireEvent(window, new PopStateEvent('popstate'))],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('is closed by %s and lets the page scroll again', async (_, close) => {
    const user = await openModal()
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    await close(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('keeps what was typed when it is closed and opened again', async () => {
    const user = await openModal()
    await user.type(dialog().getByRole('textbox'), 'ana@')
    await user.click(dialog().getByRole('button', { name: 'Fechar' }))
    await user.click(sideButton())
    expect((await screen.findByRole('dialog')).querySelector('[name=email]')).toHaveValue('ana@')
  })

  it('leaves a press that is meant for another tab to the browser', () => {
    render(<header.View {...chromeProps} />)
    const seen: boolean[] = []
    const watch = (event: Event) => seen.push(event.defaultPrevented)
    document.body.addEventListener('click', watch)
    fireEvent.click(sideButton(), { ctrlKey: true })
    document.body.removeEventListener('click', watch)
    expect(seen).toEqual([false])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is not there when no choice leads anywhere: the button is its link', async () => {
    const navbar = chromeProps.data.navbar.map((item) => ({ ...item, tiles: [] }))
    const navigate = jest.fn()
    render(<header.View {...chromeProps} data={{ navbar }} shell={{ ...inertShell, navigate }} />)
    expect(sideButton()).not.toHaveAttribute('aria-haspopup')
    await userEvent.click(sideButton())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
