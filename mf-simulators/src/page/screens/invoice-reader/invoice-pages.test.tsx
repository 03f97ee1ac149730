import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { readInvoice } from '../../../rules/invoice/read-invoice'
import { invoices } from '../../../rules/invoice/testing/bills'
import { InvoiceReader } from './invoice-reader'
import { invoiceReading, type ShownPage } from './invoice-reading'

const pdf = new File(['%PDF-'], 'agosto.pdf', { type: 'application/pdf' })

/** The pieces of a shown file, with a second page that has no values. */
const itemsOf = (name: RegExp) =>
  (invoices.find((one) => name.test(one.name))?.items ?? []).map((item) => ({
    ...item,
    top: item.y - 0.85 * item.height,
  }))
const pageOf = (page: number): ShownPage => ({
  page,
  width: 595,
  height: 842,
  picture: document.createElement('canvas'),
})

// jsdom draws nothing.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

async function drop(name: RegExp) {
  const pages = [1, 2, 3].map(pageOf)
  const { container } = render(
    <InvoiceReader
      title="Leitor de faturas de energia"
      location={{ path: '/simuladores/leitor-de-faturas', query: '' }}
      shell={recordedShell()}
      read={async () => invoiceReading(readInvoice(itemsOf(name)), false, pages)}
    />,
  )
  await userEvent.upload(screen.getByLabelText(/Escolher a fatura/), pdf)
  return { marks: () => [...container.querySelectorAll<HTMLElement>('figure button[aria-hidden]')] }
}

it('keeps the page on screen with every value lit where it was read', async () => {
  const { marks } = await drop(/above gas/)
  const picture = screen.getByRole('img', { name: 'Página 1 da tua fatura' })
  expect(within(picture.parentElement ?? picture).queryByRole('button')).toBeNull()
  const read = screen.getAllByRole('textbox').filter((box) => (box as HTMLInputElement).value !== '')
  expect(marks().length).toBeGreaterThanOrEqual(read.length)
  for (const { style } of marks())
    for (const share of [style.left, style.top, style.width, style.height])
      expect(Number.parseFloat(share)).toBeLessThanOrEqual(100)
})

it('lights the value whose field is at hand, and leads from a press on it to the field', async () => {
  const { marks } = await drop(/above gas/)
  const price = screen.getByRole('textbox', { name: 'Preço da eletricidade (€/kWh)' })
  await userEvent.click(price)
  const [lit] = marks().filter(({ dataset }) => dataset.current !== undefined)
  if (!lit) throw new Error('a value is lit')
  await userEvent.click(screen.getByRole('textbox', { name: 'Dias que a fatura cobre (dias)' }))
  await userEvent.click(lit)
  expect(price).toHaveFocus()
})

it('shows only the pages that say a value, and turns to the one of the field at hand', async () => {
  await drop(/labelled lines/)
  const turn = screen.getByRole('group', { name: 'Páginas com valores' })
  expect(within(turn).getAllByRole('button', { name: /Página [12]/ })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Página 3' })).toBeNull()
  await userEvent.click(within(turn).getByRole('button', { name: 'Página 1' }))
  expect(screen.getByRole('img', { name: 'Página 1 da tua fatura' })).toBeVisible()
  await userEvent.click(screen.getByRole('textbox', { name: 'Preço da eletricidade (€/kWh)' }))
  expect(screen.getByRole('img', { name: 'Página 2 da tua fatura' })).toBeVisible()
})
