import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { choice, count, euros, optional } from '../fields'
import { defineForm, readTexts } from '../form'
import { readAddress } from '../form-address'
import { group } from '../group'
import type { Problem } from '../input-field'
import { list } from '../list'
import { FormSections } from './form-sections'
import { groupControls } from './group-controls'

const form = defineForm({
  debts: list({
    label: 'Que créditos queres juntar?',
    hint: 'Só os que queres pagar.',
    of: group({
      label: 'Crédito',
      fields: {
        amount: euros({ label: 'Em dívida', min: 1, max: 100_000 }),
        kind: choice({ label: 'Taxa', options: { fixed: 'Fixa', variable: 'Variável' } }),
        months: optional(count({ label: 'Meses', min: 1, max: 480 })),
      },
    }),
    most: 3,
  }),
})

function Form({ from = '', problems = [] }: { from?: string; problems?: readonly Problem[] }) {
  const [texts, setTexts] = useState({ debts: from })
  return (
    <form aria-label="Créditos">
      <FormSections
        form={form}
        texts={texts}
        problems={problems}
        controls={groupControls}
        idPrefix="f-"
        onChange={(changes) => setTexts({ ...texts, ...changes })}
      />
      <output>{texts.debts}</output>
    </form>
  )
}
const item = (name: string) => within(screen.getByRole('group', { name }))
const user = userEvent.setup()

it('asks the same questions of one thing more, and of one less', async () => {
  render(<Form />)
  await user.type(item('Crédito 1').getByLabelText('Em dívida'), '1200')
  await user.click(item('Crédito 1').getByRole('radio', { name: 'Fixa' }))
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Acrescentar Crédito' }))
  expect(item('Crédito 2').getByLabelText('Em dívida')).toHaveFocus()
  await user.keyboard('300')
  await user.click(item('Crédito 2').getByRole('radio', { name: 'Variável' }))
  expect(screen.getByRole('status')).toHaveTextContent('1200*fixed*_300*variable*')
  await user.click(screen.getByRole('button', { name: 'Retirar Crédito 1' }))
  expect(screen.getByRole('status')).toHaveTextContent('300*variable*')
  expect(item('Crédito 1').getByRole('radio', { name: 'Variável' })).toBeChecked()
  expect(item('Crédito 1').getByLabelText('Em dívida')).toHaveFocus()
})

it('offers no more than there may be', () => {
  render(<Form from="1*fixed*_2*fixed*_3*fixed*" />)
  expect(screen.queryByRole('button', { name: 'Acrescentar Crédito' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Retirar Crédito \d$/ })).toHaveLength(3)
})

it('shows what is wrong at the very control', () => {
  render(
    <Form from="1*fixed*_x*fixed*" problems={[{ field: 'debts.1.amount', message: 'Crédito 2: não' }]} />,
  )
  const wrong = item('Crédito 2').getByLabelText('Em dívida')
  expect(wrong).toBeInvalid()
  expect(wrong).toHaveAccessibleDescription(/Crédito 2: não/)
  expect(wrong).toHaveAttribute('id', 'f-debts.1.amount')
  expect(item('Crédito 1').getByLabelText('Em dívida')).toBeValid()
})

it('is sent whole without script: every item is there, and what is left empty is none', () => {
  // A parser without scripting reads what a `noscript` holds.
  const parsed = new DOMParser().parseFromString(
    renderToStaticMarkup(<Form from="1200*fixed*" />),
    'text/html',
  )
  document.body.replaceChildren(...parsed.body.childNodes)
  const there = within(document.body)
  const sent = there.getByRole<HTMLFormElement>('form', { name: 'Créditos' })
  expect(there.getAllByLabelText('Em dívida')).toHaveLength(3)
  const third = within(there.getByRole('group', { name: 'Crédito 3' }))
  third.getByLabelText<HTMLInputElement>('Em dívida').value = '300'
  third.getByLabelText<HTMLInputElement>('Fixa').checked = true
  const query = new URLSearchParams([...new FormData(sent)].map(([name, text]) => [name, String(text)]))
  const reading = readTexts(form, readAddress(form, `${query}`))
  expect(reading).toMatchObject({
    input: { debts: [{ amount: 120_000 }, { amount: 30_000, kind: 'fixed' }] },
  })
})

it.each(['', '1*fixed*_2*fixed*'])('hydrates exactly as the server printed it: %s', (from) =>
  expectExactHydration(() => <Form from={from} />),
)
