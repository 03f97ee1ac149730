import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chromeProps } from '../../chrome/layout-story.fixture'
import header from './header.widget'

const drawHeader = () => {
  render(
    <>
      <header.View {...chromeProps} />
      <button type="button">Na página</button>
    </>,
  )
  // Following a link would leave the test's page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: false })
  return userEvent.setup()
}
const categoryBar = () => within(screen.getByRole('navigation', { name: 'Principal' }))
const summaryOf = (name: string) => {
  const summary = screen.queryByLabelText(name, { selector: 'summary' }) ?? screen.getByText(name, { selector: 'summary' })
  const details = summary.closest('details')
  if (!details) throw new Error(`${name} discloses nothing`)
  return { summary, details }
}

describe('the header', () => {
  it('names its logo, categories and side button', () => {
    drawHeader()
    expect(screen.getByRole('link', { name: 'Quero Poupar, início' })).toHaveAttribute('href', '/')
    expect(categoryBar().getByRole('link', { name: 'Energia' })).toHaveAttribute('href', '/energia')
    expect(screen.getByRole('link', { name: 'Quero poupar' })).toHaveAttribute('id', 'btn-poupar')
  })

  it('has no side button when none is configured', () => {
    const navbar = chromeProps.data.navbar.filter(({ component }) => component !== 'navbar-side-btn')
    render(<header.View {...chromeProps} data={{ navbar }} />)
    expect(screen.queryByRole('link', { name: 'Quero poupar' })).not.toBeInTheDocument()
  })
})
