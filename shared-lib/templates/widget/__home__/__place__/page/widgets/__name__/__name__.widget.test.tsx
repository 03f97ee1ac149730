import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import widget from './__name__.widget'

const { View, contract } = widget
const draw = (attributes = {}, shell = recordedShell()) => (
  <View
    attributes={parseAttributes(contract.attributes, attributes)}
    data={undefined}
    location={undefined}
    today="2026-11-22"
    shell={shell}
  />
)
const words = 'Aqui fica o que o visitante vem saber.'

it('shows the rest when asked, and notifies the page', async () => {
  const shell = recordedShell()
  render(draw({ heading: 'Sabias?' }, shell))
  expect(screen.getByRole('region', { name: 'Sabias?' })).not.toHaveTextContent(words)
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(screen.getByText(words)).toBeVisible()
  expect(shell.events).toEqual([{ name: 'opened', detail: {} }])
})

it('is open at first where the editor sets it, and hydrates as the server printed it', () =>
  expectExactHydration(() => draw({ open: '' })))
