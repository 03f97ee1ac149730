import { expectAddresses, expectStart } from 'shared-lib/kit/journey/expect-journey.testing'
import definition from './micro-frontend'

const today = '2026-11-21'

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(
    ...([definition, 'BB', '/tv-net-voz', 'internet'] as const),
    ...['proposta', 'pedido-de-proposta', 'custo-de-saida'].map((page) => `default /tv-net-voz/${page}`),
  ))

it('leads to the first question without answers', () =>
  expectStart(definition.guards?.telecom, '/tv-net-voz', 'internet'))

it('asks for the operator and the address before the contact form, and never before the results', () => {
  const query = 'downloadSpeed=500&tv=true&voice=true&addSim=false'
  const ask = (path: string) => definition.guards?.telecom?.({ path, query, today })
  expect(ask('/tv-net-voz/resultados')).toBeUndefined()
  expect(ask('/tv-net-voz/simular/dados-de-contacto')).toEqual({
    redirect: `/tv-net-voz/simular/operadora-atual?${query}`,
  })
})

it('opens the questions that a form without script left unanswered in the same step', () => {
  const query = 'downloadSpeed=500&tv=true&voice=true&enviado=telemovel'
  const path = '/tv-net-voz/simular/telemovel'
  expect(definition.guards?.telecom?.({ path: '/tv-net-voz/simular', query, today })).toEqual({
    redirect: `${path}?${query}`,
  })
  const titles = definition.titles?.['/tv-net-voz/simular/:step']
  expect(titles?.({ path, query, today })).toBe(
    'Erro: Que mais queres no pacote? · Simulação de TV, net e voz',
  )
})
