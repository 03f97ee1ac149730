import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillsScreen, Modal } from './modal'

beforeAll(() => {
  // jsdom has dialogs but cannot open them; focus handling is the browser's and is tested in one.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const close = jest.fn()
const modal = (open: boolean) => (
  <Modal open={open} title="Quero poupar em:" onClose={close}>
    <p>Energia</p>
  </Modal>
)
beforeEach(() => close.mockClear())

describe('Modal', () => {
  it('opens under its title, stops the page behind, and lets it go when closed', () => {
    const { rerender, unmount } = render(modal(false))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    rerender(modal(true))
    expect(screen.getByRole('dialog', { name: 'Quero poupar em:' })).toBeVisible()
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    rerender(modal(false))
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
    rerender(modal(true))
    unmount()
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('asks to be closed by its button, by Escape and by a press outside, not by one inside', async () => {
    render(modal(true))
    const dialog = screen.getByRole('dialog')
    await userEvent.click(screen.getByText('Energia'))
    expect(close).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent.click(dialog)
    expect(close).toHaveBeenCalledTimes(3)
    expect(dialog).toHaveAttribute('open')
  })

  it.each([
    { content: 599, viewport: 800, fills: false },
    { content: 600, viewport: 800, fills: true },
  ])('$content px of content in $viewport px: whole screen $fills', ({ content, viewport, fills }) =>
    expect(fillsScreen(content, viewport)).toBe(fills),
  )
})
