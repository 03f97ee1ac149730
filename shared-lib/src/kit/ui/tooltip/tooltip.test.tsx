import '@testing-library/jest-dom'
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from './tooltip'

const word = <Tooltip label="Potência máxima, em kVA.">potência</Tooltip>
const button = () => screen.getByRole('button', { name: 'potência' })

describe('Tooltip', () => {
  it('opens on focus, describes its word, and closes with Escape while focus stays', async () => {
    render(word)
    await userEvent.tab()
    const bubble = await screen.findByRole('tooltip')
    expect(button()).toHaveAccessibleDescription('Potência máxima, em kVA.')
    await userEvent.keyboard('{Escape}')
    await waitForElementToBeRemoved(bubble)
    expect(button()).toHaveFocus()
  })

  it('opens on hover and stays while the bubble itself is hovered', async () => {
    const user = userEvent.setup()
    render(word)
    await user.hover(button())
    const bubble = await screen.findByRole('tooltip')
    await user.hover(bubble)
    expect(bubble).not.toHaveAttribute('data-state', 'closing')
    await user.hover(document.body)
    await waitForElementToBeRemoved(bubble)
  })

  it('opens on tap and closes when something else takes focus', async () => {
    render(
      <>
        {word}
        <input aria-label="Outro" />
      </>,
    )
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    const bubble = await screen.findByRole('tooltip')
    await userEvent.click(screen.getByLabelText('Outro'))
    await waitForElementToBeRemoved(bubble)
  })

  it('names its sign after what it is about', () => {
    render(<Tooltip label="Numa só fatura." about="Oferta dual" />)
    expect(screen.getByRole('button', { name: 'Saber mais sobre Oferta dual' })).toBeInTheDocument()
  })
})
