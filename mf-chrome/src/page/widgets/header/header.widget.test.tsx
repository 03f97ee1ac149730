import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectLink } from 'shared-lib/testing/expect-link'
import { chromeProps } from '../../../rules/layout-story.fixture'
import header from './header.widget'

// jsdom draws nothing, so it cannot scroll and draws no menu button: that is a wide window.
const { getClientRects } = Element.prototype
let isWide = false
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => {}
  Element.prototype.getClientRects = () => (isWide ? [] : [{}]) as unknown as DOMRectList
})
afterAll(() => {
  Element.prototype.getClientRects = getClientRects
})

// A followed link would leave the test's page.
const stay = (event: Event) => event.preventDefault()
const atLink = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) stay(event)
}
beforeEach(() => document.addEventListener('click', atLink))
afterEach(() => document.removeEventListener('click', atLink))

const drawHeader = (width: 'wide' | 'narrow' = 'narrow') => {
  isWide = width === 'wide'
  render(
    <>
      <header.View {...chromeProps} />
      <button type="button">Na página</button>
    </>,
  )
  return userEvent.setup()
}

const menu = () => within(screen.getByRole('navigation', { name: 'Principal' }))
const menuButton = () => screen.getByLabelText('Menu', { selector: 'summary' })
const energyMenu = () => menu().getByLabelText('Mais em Energia')
const isOpen = (summary: HTMLElement) => summary.closest('details')?.open

describe('the header', () => {
  it('names its logo, categories and side button', () => {
    drawHeader()
    expectLink('Quero Poupar, início', '/')
    expectLink('Energia', '/energia', menu())
    expect(screen.getByRole('link', { name: 'Quero poupar' })).toHaveAttribute('id', 'btn-poupar')
    expectLink('Voltar ao topo', '#conteudo')
  })

  it('has no side button when none is configured', () => {
    const navbar = chromeProps.data.navbar.filter(({ component }) => component !== 'navbar-side-btn')
    render(<header.View {...chromeProps} data={{ navbar }} />)
    expect(screen.queryByRole('link', { name: 'Quero poupar' })).not.toBeInTheDocument()
  })

  it('calls, with the price of the call stated', () => {
    drawHeader()
    expectLink(/^Ligar-nos, chamada/i, 'tel:+351210000000')
  })

  it('has no telephone while the company has none', () => {
    const { company } = chromeProps.shell
    const shell = { ...chromeProps.shell, company: { ...company, phone: '', phoneText: '' } }
    const { container } = render(<header.View {...chromeProps} shell={shell} />)
    expect(container.querySelector('[href^="tel:"]')).toBeNull()
  })

  it('names menus in the words of the story', () => {
    const labels = {
      menuLabel: 'Abrir menu',
      navigationLabel: 'Secções',
      overviewLabel: '{categoria}: tudo',
      moreLabel: 'Ver {categoria}',
    }
    render(<header.View {...chromeProps} data={{ navbar: [labels, ...chromeProps.data.navbar] }} />)
    expect(screen.getByLabelText('Abrir menu', { selector: 'summary' })).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Secções' })).toBeInTheDocument()
    expect(screen.getByText('Energia: tudo')).toHaveAttribute('href', '/energia')
    expect(screen.getByLabelText('Ver Energia')).toBeInTheDocument()
  })

  it('opens a category and closes it on Escape, with focus back on its button', async () => {
    const user = drawHeader('wide')
    await user.click(energyMenu())
    expect(isOpen(energyMenu())).toBe(true)
    menu().getByRole('link', { name: 'Tarifas de hoje' }).focus()
    await user.keyboard('{Escape}')
    expect(isOpen(energyMenu())).toBe(false)
    expect(energyMenu()).toHaveFocus()
  })

  it('closes a category on a press outside and keeps only one open', async () => {
    const user = drawHeader('wide')
    await user.click(energyMenu())
    await user.click(menu().getByText('Aprender'))
    expect(isOpen(energyMenu())).toBe(false)
    expect(isOpen(menu().getByText('Aprender'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Na página' }))
    expect(isOpen(menu().getByText('Aprender'))).toBe(false)
  })

  it('closes the drawer once a link in it was followed', async () => {
    const user = drawHeader()
    await user.click(menuButton())
    await user.click(menu().getByText('Energia', { selector: 'summary' }))
    await user.click(menu().getByRole('link', { name: 'Simular eletricidade e gás' }))
    expect(isOpen(menuButton())).toBe(false)
  })

  it.each([
    ['Pesquisar', '/blog/pesquisa'],
    ['Contacto', '/contacto'],
  ])('has in the drawer, unfolded: %s', (name, href) => {
    drawHeader()
    expect(menu().getByRole('link', { name, hidden: true })).toHaveAttribute('href', href)
  })

  it('keeps Tab inside the open drawer, both ways round', async () => {
    const user = drawHeader()
    await user.click(menuButton())
    const last = menu().getByText('Aprender', { selector: 'summary' })
    last.focus()
    await user.tab()
    expect(menuButton()).toHaveFocus()
    await user.tab({ shift: true })
    expect(last).toHaveFocus()
  })
})
