import { render, waitFor } from '@testing-library/react'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import summary from '../insurance-summary/insurance-summary.widget'
import details from './insurance-details.widget'

const address =
  '/seguros/simular/dados-de-contacto?product=car&insuranceType=mandatory&insured=true&insuranceExpiryDate=2026-12-10&hasReference=false'

it('sends what is personal only with the request, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address,
    vertical: 'car-insurance',
    personal: {
      licensePlate: 'AA-00-ZZ',
      dateOfBirth: '31/01/1990',
      licenseDate: '31/01/2012',
      firstInsurance: 'false',
      postalCode: '1000-001',
    },
    answers: { product: 'car', licensePlate: 'AA-00-ZZ', dateOfBirth: '1990-01-31', postalCode: '1000-001' },
    heading: 'Rui, recebemos o teu pedido de seguro',
  }))

it('leads who comes without the plate back to its question', async () => {
  sessionStorage.clear()
  const shell = recordedShell()
  render(widgetOf(details, '2026-11-23').draw(address, shell))
  await waitFor(() =>
    expect(shell.visited).toEqual([
      { url: address.replace('dados-de-contacto', 'matricula'), replace: true },
    ]),
  )
})
