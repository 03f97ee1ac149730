import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Drawer } from './drawer'

it('is on its side under its title and asks to be closed', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const close = jest.fn()
  const drawer = (side?: 'right') => (
    <Drawer open title="Menu" onClose={close} side={side}>
      <a href="/energia">Energia</a>
    </Drawer>
  )
  const { rerender } = render(drawer())
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveClass('left')
  rerender(drawer('right'))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveClass('right')
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(close).toHaveBeenCalledTimes(1)
})
