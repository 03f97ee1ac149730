import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Form, FormContext } from './form'
import { nodesOf, textOf } from './rich-text-markdown'
import { TextPart } from './text-part'

const options = [
  { name: 'Salário mínimo nacional', value: 'payroll.minimum-wage.mainland' },
  { name: 'TAEG máxima: Cartões', value: 'consumer-credit.maximum-taeg.cards' },
]
const block = {
  name: 'figure',
  display_name: 'Número',
  schema: { figure: { type: 'option', pos: 0, options } },
}
const form: Form = { blocks: new Map([['figure', block]]), stories: [], change: () => {}, added: () => {} }

// jsdom types nothing: the field is written into as in a browser without this command.
beforeAll(() => Object.assign(document, { execCommand: () => false }))

it('puts a figure where the cursor stands, chosen by name', async () => {
  const change = jest.fn()
  render(
    <FormContext value={form}>
      <TextPart name="body" nodes={nodesOf('São  por mês.')} change={change} />
    </FormContext>,
  )
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'body' }).setSelectionRange(4, 4)
  await userEvent.selectOptions(screen.getByLabelText('Número a juntar em body'), 'Salário mínimo nacional')
  expect(textOf(change.mock.lastCall[0])).toBe('São {{figure payroll.minimum-wage.mainland}} por mês.')
})

it('offers nothing in a space that knows no figures', () => {
  render(<TextPart name="body" nodes={[]} change={() => {}} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('keeps a reference as it is written', () => {
  const text = 'São {{figure payroll.ias | value | 2025-06-30}}, **{{figure credit.cap Até 1.º ano}}**.'
  expect(textOf(nodesOf(text))).toBe(text)
})
