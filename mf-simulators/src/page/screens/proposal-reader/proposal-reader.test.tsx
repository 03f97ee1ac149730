import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { typed } from '../../../rules/invoice/testing/typed'
import { readPaper } from '../../../rules/papers/read-paper'
import { textOf } from '../../../rules/papers/testing/papers'
import { ProposalReader } from './proposal-reader'

const pdf = new File(['%PDF-'], 'fin.pdf', { type: 'application/pdf' })

async function drop(text: string, pictured = false) {
  render(
    <ProposalReader
      title="Leitor de propostas"
      location={{ path: '/simuladores/leitor-de-propostas', query: '' }}
      shell={recordedShell()}
      read={async () => ({ paper: readPaper(typed(text)), pictured })}
    />,
  )
  await userEvent.upload(screen.getByLabelText(/Escolher o documento/), pdf)
}
const verdict = () => screen.getByRole('link', { name: 'Ver se é boa' }).getAttribute('href')

it('shows three figures with their lines, takes corrections and leads to the verdict', async () => {
  await drop(textOf('FIN, general form, numbered labels'))
  expect(screen.getByRole('heading', { name: 'O que lemos na FIN do crédito' })).toBeVisible()
  const instalment = screen.getByRole('textbox', { name: 'Prestação por mês (€)' })
  expect(instalment).toHaveValue('198,70')
  expect(instalment).toHaveAccessibleDescription(/Página 1: «5\.3\. Montante da prestação/)
  expect(verdict()).toBe('/credito-pessoal/proposta?instalment=198%2C70&months=48&amount=8000')
  await userEvent.clear(instalment)
  await userEvent.type(instalment, '201')
  expect(verdict()).toContain('instalment=201&')
  expect(screen.queryByText(/Confirma este valor/)).toBeNull()
})

it('asks to check what no other figure proves, and for what was not found', async () => {
  await drop(textOf('only a total, a share as excess'), true)
  expect(screen.getByText(/confirma os algarismos/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Total do ano (€)' })).toHaveAccessibleDescription(
    /Confirma este valor/,
  )
  expect(screen.getByRole('combobox', { name: 'O que cobre' })).toHaveDisplayValue('Com roubo')
  expect(screen.getByRole('textbox', { name: 'Franquia (€)' })).toHaveAccessibleDescription(
    'Não encontrámos no documento.',
  )
  expect(screen.queryByRole('textbox', { name: /último recibo/ })).toBeNull()
})

it('leads to the forms where it does not know the paper', async () => {
  await drop('Menu do dia 9,50 €')
  expect(screen.getByText('Não reconhecemos este documento')).toBeVisible()
  expectLink('Crédito habitação', '/credito-habitacao/proposta')
})
