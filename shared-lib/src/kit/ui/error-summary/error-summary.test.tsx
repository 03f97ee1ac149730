import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorSummary } from './error-summary'

beforeAll(() => {
  // jsdom has no layout, hence neither this nor CSS.escape.
  Element.prototype.scrollIntoView = jest.fn()
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
})

const form = (
  <>
    <input name="email" aria-label="Newsletter" />
    <form>
      <ErrorSummary
        focus
        problems={[
          { field: 'email', message: 'Insere um endereço de email válido' },
          { field: 'tc', message: 'Deves aceitar' },
        ]}
      />
      <input name="email" aria-label="Email" />
      <input id="tc" aria-label="Termos" />
    </form>
  </>
)

describe('ErrorSummary', () => {
  // A field may hold something and still be wrong: it is not missing.
  it('takes focus, counts the problems and states what to do of either kind', () => {
    render(form)
    expect(screen.getByRole('alert', { name: 'Revê 2 campos' })).toHaveFocus()
  })

  it('leads each line to its field in the same form, by name or else by id', async () => {
    render(form)
    await userEvent.click(screen.getByRole('link', { name: 'Insere um endereço de email válido' }))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Deves aceitar' }))
    expect(screen.getByLabelText('Termos')).toHaveFocus()
  })

  it('names the field of each line, and leads to the one of its own form among several', async () => {
    render(
      <>
        <input id="tc" aria-label="De outro formulário" />
        <ErrorSummary
          problems={[{ field: 'tc', message: 'Deves aceitar' }]}
          idPrefix="carro-"
          labelOf={(field) => (field === 'tc' ? 'Termos' : undefined)}
        />
        <input id="carro-tc" aria-label="Do carro" />
      </>,
    )
    const line = screen.getByRole('link', { name: 'Termos: Deves aceitar' })
    expect(line).toHaveAttribute('href', '#carro-tc')
    await userEvent.click(line)
    expect(screen.getByLabelText('Do carro')).toHaveFocus()
  })

  it('speaks of one problem in the singular and is silent without any', () => {
    const { rerender, container } = render(<ErrorSummary problems={[{ field: 'a', message: 'm' }]} />)
    expect(screen.getByRole('heading')).toHaveTextContent('Revê um campo')
    rerender(<ErrorSummary problems={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
