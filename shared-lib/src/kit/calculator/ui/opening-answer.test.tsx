import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { CalculatorData } from '../../form/calculator'
import { count, euros, optional } from '../../form/fields'
import { defineForm } from '../../form/form'
import { defineAnswer, lazyAnswer } from '../answer-view'
import type { CalculatorView } from '../calculator-view'
import { doubling, headline, screenOf, shellOfSite } from './doubling.testing'

const answer = defineAnswer<{ doubled: number }>({
  example: 'Exemplo: 10 €.',
  headline,
  Result: () => (
    <details suppressHydrationWarning>
      <summary>porquê?</summary>
      Vezes dois.
    </details>
  ),
})
const form = defineForm(
  {
    price: euros({ label: 'Preço', min: 1, max: 1000 }),
    years: optional(count({ label: 'Anos', min: 1, max: 40 })),
  },
  [{ names: ['price'], decisive: true }, { names: ['years'] }],
  { price: '10' },
)
const data: CalculatorData = { kind: 'result', result: { doubled: 2000 } }

/** The same calculator as a server has it, whose code is there, and as a browser has it, whose code must come. */
const viewOf = (bring: () => Promise<{ answer: typeof answer }>): CalculatorView => ({
  ...doubling(form, answer),
  answer: lazyAnswer(bring),
})

let root: Root | undefined
afterEach(async () => {
  jest.useRealTimers()
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})
beforeEach(() => {
  localStorage.clear()
  globalThis.fetch = (async (request: Request) => {
    const { price } = (await request.json()) as { price: number }
    return Response.json({ result: { doubled: price * 200 } })
  }) as typeof fetch
})

/** The page as the server printed it, with its address still empty. */
async function openPage(query = '', drawn: CalculatorData = data, isTag = false) {
  const bring = jest.fn(async () => ({ answer }))
  const shell = shellOfSite()
  const draw = (view: CalculatorView) => screenOf(view, isTag ? undefined : query, drawn, { shell })
  const server = viewOf(async () => ({ answer }))
  await server.answer.load()
  document.body.innerHTML = `<main>${renderToString(draw(server))}</main>`
  const complaints: unknown[] = []
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as HTMLElement, draw(viewOf(bring)), {
      onRecoverableError: (error) => complaints.push(error),
    })
  })
  return { bring, complaints, shell }
}
const panel = () => screen.getByRole('region', { name: 'Resultado: O dobro' })

it('answers with its example, marked as one, and brings no code for it before a visitor touches the page', async () => {
  const { bring, complaints } = await openPage()
  expect(screen.getByRole('textbox', { name: 'Preço' })).toHaveDisplayValue('10')
  expect(panel()).toHaveTextContent('Dobro20,00')
  expect(panel()).toHaveTextContent('Exemplo: 10 €. Põe os teus valores.')
  expect(bring).not.toHaveBeenCalled()
  expect(complaints).toEqual([])
})

it('wakes with the first touch as it was printed, then follows what is typed', async () => {
  const { bring, complaints, shell } = await openPage()
  const reason = panel().querySelector('details') as HTMLDetailsElement
  reason.open = true
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '0')
  expect(bring).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(panel()).toHaveTextContent('Dobro200,00'))
  expect(panel()).not.toHaveTextContent('Exemplo')
  expect(panel().querySelector('details')).toBe(reason)
  expect(reason.open).toBe(true)
  expect(shell.queries.at(-1)).toBe('price=100')
  expect(complaints).toEqual([])
})

it('wakes by itself after a while, without moving anything', async () => {
  jest.useFakeTimers()
  const { bring } = await openPage()
  const shown = () => [...panel().querySelectorAll('[aria-live], button')].map((one) => one.textContent)
  const before = shown()
  await act(async () => jest.advanceTimersByTimeAsync(2500))
  expect(bring).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual(before)
})

it('keeps the answer in sight where its code does not come, and reports the failure', async () => {
  const { bring } = await openPage()
  bring.mockRejectedValue(new Error('offline'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '0')
  expect(await screen.findByText('Não conseguimos fazer as contas')).toBeVisible()
  expect(panel()).toHaveTextContent('Dobro20,00')
  expect(screen.getByRole('textbox', { name: 'Preço' })).toHaveDisplayValue('100')
})

it('offers another try by the same button while its code comes after all', async () => {
  const { bring } = await openPage()
  bring.mockRejectedValue(new Error('offline'))
  const field = screen.getByRole('textbox', { name: 'Preço' })
  await userEvent.type(field, '0')
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  bring.mockResolvedValue({ answer })
  await userEvent.click(field)
  await waitFor(() => expect(screen.getByRole('link', { name: /Dobro/ })).toHaveAttribute('data-stale'))
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBe(again)
})

it('is an example no more once a value was given', async () => {
  await openPage('price=50', { kind: 'result', result: { doubled: 10_000 } })
  expect(panel()).not.toHaveTextContent('Exemplo')
})

it('opens empty where its value was sent empty', async () => {
  await openPage('price=', { kind: 'empty' })
  expect(screen.getByRole('textbox', { name: 'Preço' })).toHaveDisplayValue('')
  expect(panel()).toHaveTextContent('O resultado aparece aqui')
})

it.each(['before', 'after'])('marks up the working of a tag once it is opened, %s it woke', async (when) => {
  const { complaints } = await openPage('', data, true)
  const fold = panel().querySelector('details') as HTMLDetailsElement
  expect(panel()).not.toHaveTextContent('Vezes dois.')
  expect(screen.getByText('Ver as contas no simulador')).toHaveAttribute(
    'href',
    'http://localhost/simuladores/dobro?price=10',
  )
  const wake = () => userEvent.pointer({ keys: '[MouseLeft]', target: panel() })
  if (when === 'after') await wake()
  await act(async () => {
    fold.open = true
  })
  await wake()
  await waitFor(() => expect(panel()).toHaveTextContent('Vezes dois.'))
  expect(screen.queryByText('Ver as contas no simulador')).toBeNull()
  expect(panel().querySelector('details')).toBe(fold)
  expect(complaints).toEqual([])
})
