import definition from './micro-frontend'

const today = '2026-11-21'

it('declares every address of the journey with its code and layout', () => {
  expect(definition.routes.map(({ path, vertical, layout }) => `${vertical} ${layout} ${path}`)).toEqual([
    'BB funnel /tv-net-voz/simular',
    'BB funnel /tv-net-voz/simular/internet',
    'BB funnel /tv-net-voz/simular/dados-de-contacto',
    'BB funnel /tv-net-voz/simular/:step',
    'BB results /tv-net-voz/resultados',
    'BB contact /tv-net-voz/resumo',
    'BB contact /tv-net-voz/contacto',
    'BB default /tv-net-voz/proposta',
    'BB default /tv-net-voz/pedido-de-proposta',
    'BB default /tv-net-voz/custo-de-saida',
  ])
})

it('sends who opens results or the contact form without answers to the first question', () => {
  for (const path of [
    '/tv-net-voz/resultados',
    '/tv-net-voz/simular/dados-de-contacto',
    '/tv-net-voz/simular',
  ])
    expect(definition.guards?.telecom?.({ path, query: '', today })).toEqual({
      redirect: '/tv-net-voz/simular/internet',
    })
})

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
