import { expectLink } from '../../../../testing/expect-link'
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

describe('Button', () => {
  it('keeps its name while loading and ignores further presses, the form included', async () => {
    const press = jest.fn()
    const send = jest.fn((event) => event.preventDefault())
    const form = (loading: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Nome" />
        <Button type="submit" loading={loading} loadingLabel="A enviar" onClick={press}>
          Enviar
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])

    rerender(form(true))
    const button = screen.getByRole('button', { name: 'Enviar' })
    await userEvent.dblClick(button)
    await userEvent.type(screen.getByLabelText('Nome'), '{Enter}')
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('A enviar')
  })

  it('is a link when it leads somewhere', () => {
    render(<Button href="/energia">Energia</Button>)
    expectLink('Energia', '/energia')
  })

  it('posts nothing by accident: a button is no submit button unless declared as one', () => {
    render(<Button>Mais</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })
})
