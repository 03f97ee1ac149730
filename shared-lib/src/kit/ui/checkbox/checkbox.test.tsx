import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Checkbox } from './checkbox'

function Terms() {
  const [value, setValue] = useState(false)
  return (
    <Checkbox name="tcConsent" value={value} onChange={setValue} error={value ? undefined : 'Deves aceitar'}>
      Aceito os <a href="/termos-condicoes-gerais">Termos</a>
    </Checkbox>
  )
}

it('ticks by keyboard, keeps the link in its label, and drops the error', async () => {
  render(<Terms />)
  const box = screen.getByRole('checkbox', { name: 'Aceito os Termos' })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Erro: Deves aceitar')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(box).toBeChecked()
  expect(box).toBeValid()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Termos' })).toHaveFocus()
})
