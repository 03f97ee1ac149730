import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { campaignData } from './campaign.load'
import { CampaignScreen } from './campaign-screen'
import { campaignAttributes } from './telecom-campaign.contract'

const running = {
  campaign: 'exemplo',
  operator: 'Exemplo',
  package: 'Pacote',
  price: '20',
  from: '2026-11-01',
  until: '2026-11-30',
}
const draw = (today: string, shell = recordedShell()) => {
  const attributes = parseAttributes(campaignAttributes, running)
  return (
    <CampaignScreen
      attributes={attributes}
      data={campaignData({ attributes, today })}
      location={undefined}
      shell={shell}
    />
  )
}

beforeEach(() => sessionStorage.clear())

it('shows the price while it runs, and no price after its last day', () => {
  const { rerender } = render(draw('2026-11-30'))
  expect(screen.getByRole('region', { name: 'Exemplo: Pacote' })).toHaveTextContent(/20.€ por mês/)
  rerender(draw('2026-12-01'))
  expect(screen.queryByText(/20,00/)).toBeNull()
  expect(screen.getByText(/^Esta campanha acabou\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pedir que me liguem' })).toBeVisible()
})

it('sends the campaign with the contact, and reports it in an event', async () => {
  const bodies: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    bodies.push(await (input as Request).text())
    return new Response(JSON.stringify({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }), {
      status: 201,
      headers: { 'content-type': 'application/json' },
    })
  })
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  const told = jest.spyOn(shell, 'emit')
  const user = userEvent.setup()
  render(draw('2026-11-23', shell))
  await user.type(screen.getByRole('textbox', { name: /Código postal/ }), '1000-001')
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Ana Silva')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  expect(await screen.findByText(/QP-ABCD-2345/)).toBeVisible()
  expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({
    vertical: 'telecom-campaign',
    lead: { campaign: 'exemplo', zipcode: '1000-001', fullName: 'Ana Silva' },
  })
  expect(told).toHaveBeenCalledWith('lead-submitted', {
    vertical: 'telecom-campaign',
    reference: 'QP-ABCD-2345',
    campaign: 'exemplo',
  })
  globalThis.fetch = real
})

it.each(['2026-11-23', '2026-12-01'])('hydrates exactly on %s', (today) =>
  expectExactHydration(() => draw(today)),
)
