import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from 'shared-lib/contract/define-widget'
import { sessionDraft } from 'shared-lib/funnel/draft'
import { locationOf, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import summary from '../insurance-summary/insurance-summary.widget'
import details from './insurance-details.widget'

const draw = ({ View }: Widget, url: string, shell = recordedShell()) => (
  <View attributes={{}} data={undefined} location={locationOf(url)} today="2026-11-23" shell={shell} />
)
const real = globalThis.fetch
const answers =
  'product=car&insuranceType=mandatory&insured=true&insuranceExpiryDate=2026-12-10&hasReference=false'
const personal = {
  licensePlate: 'AA-00-ZZ',
  dateOfBirth: '31/01/1990',
  licenseDate: '31/01/2012',
  firstInsurance: 'false',
  postalCode: '1000-001',
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  globalThis.fetch = real
})

it('sends what is personal only with the request, then shows the request as it stands', async () => {
  const bodies: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    bodies.push(await (input as Request).text())
    return new Response(JSON.stringify({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }), {
      status: 201,
      headers: { 'content-type': 'application/json' },
    })
  })
  sessionDraft('car-insurance').write(personal)
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  const user = userEvent.setup()
  const form = render(draw(details, `/seguros/simular/dados-de-contacto?${answers}`, shell))
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/seguros/resumo', replace: true }]))
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    vertical: 'car-insurance',
    lead: {
      answers: {
        product: 'car',
        licensePlate: 'AA-00-ZZ',
        dateOfBirth: '1990-01-31',
        postalCode: '1000-001',
      },
      fullName: 'Rui Sá',
    },
  })
  form.unmount()

  for (const page of ['resumo', 'contacto']) {
    const { unmount } = render(draw(summary, `/seguros/${page}`))
    expect(
      await screen.findByRole('heading', { name: 'Rui, recebemos o teu pedido de seguro' }),
    ).toBeVisible()
    unmount()
  }
})

it('leads who comes without the plate back to its question', async () => {
  const shell = recordedShell()
  render(draw(details, `/seguros/simular/dados-de-contacto?${answers}`, shell))
  await waitFor(() =>
    expect(shell.visited).toEqual([{ url: `/seguros/simular/matricula?${answers}`, replace: true }]),
  )
})
