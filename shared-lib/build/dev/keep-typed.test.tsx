import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, useState } from 'react'
import { keepTyped } from './keep-typed'

/** A form whose state is kept outside its fields. */
function Form({ label }: { readonly label: string }) {
  const [model, setModel] = useState({ zipcode: '', provider: '', kind: '', news: false })
  const change = (part: Partial<typeof model>) => setModel({ ...model, ...part })
  return (
    <form>
      <label>
        {label}
        <input name="zipcode" value={model.zipcode} onChange={(e) => change({ zipcode: e.target.value })} />
      </label>
      <select
        aria-label="provider"
        name="provider"
        value={model.provider}
        onChange={(e) => change({ provider: e.target.value })}
      >
        <option value="">-</option>
        <option value="MEO">MEO</option>
      </select>
      {['car', 'bike'].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="kind"
          aria-label={kind}
          value={kind}
          checked={model.kind === kind}
          onChange={() => change({ kind })}
        />
      ))}
      <input
        type="checkbox"
        name="news"
        aria-label="news"
        checked={model.news}
        onChange={(e) => change({ news: e.target.checked })}
      />
      <output>{JSON.stringify(model)}</output>
    </form>
  )
}

it('puts what was typed, chosen and ticked back into a form that was drawn again, in its model too, with the focus', async () => {
  window.scrollTo = jest.fn()
  const user = userEvent.setup()
  const { rerender } = render(<Form key="old" label="Código postal" />)
  await user.selectOptions(screen.getByRole('combobox'), 'MEO')
  await user.click(screen.getByRole('radio', { name: 'bike' }))
  await user.click(screen.getByRole('checkbox'))
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '4000-1')
  const restore = keepTyped()
  rerender(<Form key="new" label="O teu código postal" />)
  expect(screen.getByRole('status')).toHaveTextContent('"zipcode":""')
  await act(async () => restore())
  const field = screen.getByRole('textbox', { name: 'O teu código postal' })
  expect(field).toHaveValue('4000-1')
  expect(field).toHaveFocus()
  expect(screen.getByRole('radio', { name: 'bike' })).toBeChecked()
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(screen.getByRole('combobox')).toHaveValue('MEO')
})
