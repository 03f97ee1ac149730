import { expectAddresses, expectStart } from 'shared-lib/kit/journey/expect-journey.testing'
import definition from './micro-frontend'

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(
    ...([definition, 'CI', '/seguros', 'veiculo'] as const),
    ...['proposta', 'acidente', 'renovacao', 'pedido-de-proposta'].map((page) => `default /seguros/${page}`),
  ))

it('leads to the first question without answers', () => {
  const guard = definition.guards?.['car-insurance']
  expectStart(guard, '/seguros', 'veiculo')
  expect(guard?.({ path: '/seguros/simular/matricula', query: '', today: '2026-11-23' })).toEqual({
    redirect: '/seguros/simular/veiculo',
  })
})

it('names nothing personal among the parameters of any page', () => {
  const names = definition.routes.flatMap(({ query = [] }) => query)
  const personal = 'licensePlate nif dateOfBirth licenseDate postalCode recentClaims makeModel'.split(' ')
  expect(names.filter((name) => personal.includes(name))).toEqual([])
  expect(names).toContain('insuranceExpiryDate')
})
