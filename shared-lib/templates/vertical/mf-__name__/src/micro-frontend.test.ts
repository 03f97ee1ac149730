import definition from './micro-frontend'

const today = '2026-11-22'

it('declares every address of the journey in its layout', () =>
  expect(definition.routes.map(({ path, layout }) => `${layout} ${path}`)).toEqual([
    'funnel /__address__/simular',
    'funnel /__address__/simular/quando',
    'funnel /__address__/simular/dados-de-contacto',
    'funnel /__address__/simular/:step',
    'results /__address__/resultados',
    'contact /__address__/resumo',
    'contact /__address__/contacto',
  ]))

it.each(['/__address__/resultados', '/__address__/simular/dados-de-contacto', '/__address__/simular'])(
  'sends who opens %s without answers to the first question',
  (path) =>
    expect(definition.guards?.__name__?.({ path, query: '', today })).toEqual({
      redirect: '/__address__/simular/quando',
    }),
)
