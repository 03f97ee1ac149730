import definition from './micro-frontend'

const today = '2026-11-23'

it('declares every address of the journey in its layout', () =>
  expect(definition.routes.map(({ path, layout, vertical }) => `${vertical} ${layout} ${path}`)).toEqual([
    'CI funnel /seguros/simular',
    'CI funnel /seguros/simular/veiculo',
    'CI funnel /seguros/simular/dados-de-contacto',
    'CI funnel /seguros/simular/:step',
    'CI results /seguros/resultados',
    'CI contact /seguros/resumo',
    'CI contact /seguros/contacto',
    'CI default /seguros/proposta',
    'CI default /seguros/acidente',
    'CI default /seguros/renovacao',
    'CI default /seguros/pedido-de-proposta',
  ]))

it.each([
  '/seguros/resultados',
  '/seguros/simular/dados-de-contacto',
  '/seguros/simular/matricula',
  '/seguros/simular',
])('sends who opens %s without answers to the first question', (path) =>
  expect(definition.guards?.['car-insurance']?.({ path, query: '', today })).toEqual({
    redirect: '/seguros/simular/veiculo',
  }),
)

it('names nothing personal among the parameters of any page', () => {
  const names = definition.routes.flatMap(({ query = [] }) => query)
  const personal = [
    'licensePlate',
    'nif',
    'dateOfBirth',
    'licenseDate',
    'postalCode',
    'recentClaims',
    'makeModel',
  ]
  expect(names.filter((name) => personal.includes(name))).toEqual([])
  expect(names).toContain('insuranceExpiryDate')
})
