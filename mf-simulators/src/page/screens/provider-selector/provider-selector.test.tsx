import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { ProviderSelector } from './provider-selector'

const shell = () => recordedShell()
/** The list that filters comes with the visitor's first sign. */
async function typedList(name: string) {
  const box = () => screen.getByRole('combobox', { name })
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(box().tagName).toBe('INPUT'))
  return box()
}
const posted = (form: HTMLElement) => [...new FormData(form as HTMLFormElement)]

it('finds a provider while typing, reports the choice and posts it', async () => {
  const own = shell()
  render(
    <form aria-label="Formulário">
      <ProviderSelector vertical="energy" name="provider" label={undefined} chosen={undefined} shell={own} />
    </form>,
  )
  const box = await typedList('A tua comercializadora de energia')
  await userEvent.type(box, 'gold')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Goldenergy'])
  await userEvent.click(screen.getByRole('option', { name: 'Goldenergy' }))
  expect(own.events).toEqual([{ name: 'provider-chosen', detail: { vertical: 'energy', provider: 'GOLD' } }])
  expect(posted(screen.getByRole('form'))).toEqual([['provider', 'GOLD']])
  expect(screen.getByText('G')).toBeInTheDocument()
})

it('offers other and none, and forgets a code that it does not know', async () => {
  const own = shell()
  render(
    <form aria-label="Formulário">
      <ProviderSelector vertical="bank" name="banco" label="Onde?" chosen="nao-existe" shell={own} />
    </form>,
  )
  expect(posted(screen.getByRole('form'))).toEqual([['banco', '']])
  await userEvent.click(await typedList('Onde?'))
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options.slice(-2)).toEqual(['Outro, que não está na lista', 'Nenhum'])
  await userEvent.click(screen.getByRole('option', { name: 'Nenhum' }))
  expect(own.events.at(-1)?.detail).toEqual({ vertical: 'bank', provider: 'none' })
})

it('posts from a shadow root too, and takes its input away with it', async () => {
  const form = document.createElement('form')
  const host = document.createElement('div')
  form.append(host)
  document.body.append(form)
  const root = createRoot(host.attachShadow({ mode: 'open' }))
  await act(async () =>
    root.render(
      <ProviderSelector vertical="telecom" name="op" label={undefined} chosen="MEOX" shell={shell()} />,
    ),
  )
  expect(posted(form)).toEqual([['op', 'MEOX']])
  await act(async () => root.unmount())
  expect(posted(form)).toEqual([])
  form.remove()
})
