import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { readInvoice } from '../../../rules/invoice/read-invoice'
import { invoices } from '../../../rules/invoice/testing/bills'
import { InvoiceReader } from './invoice-reader'
import { FileError, invoiceReading, type ReadFile } from './invoice-reading'

const pdf = new File(['%PDF-'], 'agosto.pdf', { type: 'application/pdf' })
const dual = invoices.find(({ name }) => /above gas/.test(name))?.items ?? []

async function drop(read: ReadFile, file = pdf) {
  render(
    <InvoiceReader
      title="Leitor de faturas de energia"
      location={{ path: '/simuladores/leitor-de-faturas', query: '' }}
      shell={recordedShell()}
      read={read}
    />,
  )
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/Escolher a fatura/), file)
}

const reads =
  (items: typeof dual, pictured = false): ReadFile =>
  async () =>
    invoiceReading(readInvoice(items), pictured)

it('shows each value with its line, takes corrections and carries them to the offers', async () => {
  await drop(reads(dual))
  expect(screen.getByRole('heading', { name: 'O que lemos em agosto.pdf' })).toBeVisible()
  const price = screen.getByRole('textbox', { name: 'Preço da eletricidade (€/kWh)' })
  expect(price).toHaveValue('0,1627')
  expect(price).toHaveAccessibleDescription(/Página 1: «Consumo de energia/)
  expect(screen.getByRole('textbox', { name: 'Dias de gás que a fatura cobre (dias)' })).toHaveValue('31')
  await userEvent.clear(price)
  await userEvent.type(price, '0,15')
  expect(price).toHaveAccessibleDescription(/Corrigido por ti: na fatura lemos 0,1627/)
  expectLink('Comparar com estes valores', /energyPrice=0%2C15/)
})

it('names what was not found and lets it be typed', async () => {
  await drop(reads(dual))
  expect(screen.getByText('Não encontrámos: tarifa social.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Tarifa social' })).toHaveAccessibleDescription(
    'Não encontrámos na fatura.',
  )
})

it('asks to check what was read from a picture', async () => {
  await drop(reads(dual, true))
  expect(screen.getByText(/confirma os algarismos/)).toBeVisible()
})

it('reports when a file holds nothing of energy, and leads to the questions', async () => {
  await drop(reads([]))
  expect(screen.getByText('Não encontrámos valores de energia neste ficheiro')).toBeVisible()
  expectLink('Responder às perguntas', '/energia/simular')
})

it('refuses another kind of file without opening it', async () => {
  const read = jest.fn()
  await drop(read, new File(['x'], 'fatura.docx'))
  expect(screen.getByRole('alert')).toHaveTextContent('Insere um ficheiro PDF, PNG ou JPG')
  expect(read).not.toHaveBeenCalled()
})

it.each([
  ['a password', () => new FileError('locked'), /protegido por palavra-passe/],
  ['damage', () => new FileError('damaged'), /Não conseguimos abrir/],
  ['a library that did not load', () => new Error('Loading chunk failed'), /A leitura não carregou/],
])('explains %s', async (_, error, words) => {
  await drop(() => Promise.reject(error()))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

it('shows how far it is', async () => {
  await drop((_, progress) => {
    progress({ stage: 'letters', done: 0.4 })
    return new Promise(() => {})
  })
  expect(screen.getByRole('progressbar', { name: 'A reconhecer as letras da imagem' })).toHaveValue(40)
})
