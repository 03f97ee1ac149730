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
  it('takes focus, counts the problems and says what to do of either kind', () => {
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

  it('speaks of one problem in the singular and is silent without any', () => {
    const { rerender, container } = render(<ErrorSummary problems={[{ field: 'a', message: 'm' }]} />)
    expect(screen.getByRole('heading')).toHaveTextContent('Revê um campo')
    rerender(<ErrorSummary problems={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
