import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sheet } from './sheet'

// jsdom has no popovers: the content of one is on the page, and closing it is mocked.
const hide = jest.fn()
beforeEach(() => {
  hide.mockClear()
  HTMLElement.prototype.hidePopover = hide
})

const sheetPage = () => (
  <main tabIndex={-1}>
    <button type="button" popoverTarget="folha">
      Abrir
    </button>
    <Sheet id="folha" aria-label="Folha" className="own">
      <input aria-label="Um" />
      <input aria-label="Dois" />
      <p>Palavras</p>
    </Sheet>
    <a href="/fora">Fora</a>
  </main>
)

const draw = () => render(sheetPage())

it('is a form that a button opens without script, and keeps the looks of its owner', () => {
  draw()
  const form = screen.getByRole('form', { name: 'Folha' })
  expect(form).toHaveAttribute('popover', 'auto')
  expect(form).toHaveClass('own')
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveAttribute('popovertarget', form.id)
})

it('closes behind who walks out of it by keyboard, and not behind a step inside', async () => {
  const user = userEvent.setup()
  draw()
  await user.click(screen.getByLabelText('Um'))
  await user.tab()
  expect(screen.getByLabelText('Dois')).toHaveFocus()
  expect(hide).not.toHaveBeenCalled()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Fora' })).toHaveFocus()
  expect(hide).toHaveBeenCalledTimes(1)
})

it('stays where words inside it are pressed, which gives the focus to the page around it', async () => {
  const user = userEvent.setup()
  draw()
  await user.click(screen.getByLabelText('Um'))
  await user.click(screen.getByText('Palavras'))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(hide).not.toHaveBeenCalled()
})

it('opens again, in its place and with the focus, where moving it on the page closed it', async () => {
  const user = userEvent.setup()
  const page = draw()
  const form = screen.getByRole('form', { name: 'Folha' })
  const show = jest.fn()
  form.showPopover = show
  fireEvent(form, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  const field = screen.getByLabelText('Um')
  await user.click(field)
  form.scrollTop = 120
  fireEvent.scroll(form)
  form.scrollTop = 0
  field.blur()
  jest.spyOn(form, 'matches').mockReturnValue(false)
  page.rerender(sheetPage())
  expect(show).toHaveBeenCalledTimes(1)
  expect(field).toHaveFocus()
  expect(form.scrollTop).toBe(120)
})
