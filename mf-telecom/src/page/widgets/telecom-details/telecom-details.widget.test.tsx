import { render, screen } from '@testing-library/react'
import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import summary from '../telecom-summary/telecom-summary.widget'
import details from './telecom-details.widget'

it('sends the answers of the address with the contact, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address:
      '/tv-net-voz/simular/dados-de-contacto?downloadSpeed=1000&tv=false&voice=false&addSim=false&currentProvider=none&zipcode=4000-123',
    vertical: 'telecom',
    answers: {
      downloadSpeed: 1000,
      tv: false,
      voice: false,
      addSim: false,
      currentProvider: 'none',
      zipcode: '4000-123',
    },
    heading: 'Rui, recebemos o teu pedido de TV, net e voz',
    asked: /Internet de pelo menos 1 Gbps · Só internet · Sem operadora hoje/,
  }))

it('knows no lead of another vertical', async () => {
  sessionStorage.clear()
  sessionStorage.setItem('qp:draft:energy-lead', JSON.stringify({ statusUrl: '/pedido/x', standing: '{}' }))
  render(widgetOf(summary, '2026-11-21').draw('/tv-net-voz/resumo'))
  expect(await screen.findByRole('link', { name: 'Simular TV, net e voz' })).toHaveAttribute(
    'href',
    '/tv-net-voz/simular',
  )
})
