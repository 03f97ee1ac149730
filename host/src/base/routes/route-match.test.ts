import { routeAt } from '../../server/testing/test-deployments'
import { declaredQuery, fits, matchRoute, refuses } from './route-match'
import { pathsOf } from './route-paths'

describe('matching a path to a declared route', () => {
  const step = { path: '/energia/simular/:step', params: { step: ['morada', 'habitantes'] } }
  it.each([
    { path: '/energia/simular/morada', fit: true, why: 'a listed value' },
    { path: '/energia/simular/outra', fit: false, why: 'a value that is not listed' },
    { path: '/energia/simular', fit: false, why: 'the parameter is missing' },
    { path: '/energia/simular/', fit: false, why: 'the parameter is empty' },
    { path: '/energia/simular/morada/mais', fit: false, why: 'a segment too many' },
  ])('$path: $fit ($why)', ({ path, fit }) => expect(fits(step, path)).toBe(fit))

  it('prefers the literal route over one with a parameter', () => {
    const routes = [routeAt('/a/:b'), routeAt('/a/c')]
    expect(matchRoute(routes, '/a/c')).toBe(routes[1])
    expect(matchRoute(routes, '/a/d')).toBe(routes[0])
    expect(matchRoute(routes, '/x')).toBeUndefined()
  })
})

it('distinguishes a step that a route does not have from a path without a route', () => {
  const route = routeAt('/a/:step', { params: { step: ['x'] } })
  expect(refuses([route], '/a/y')).toBe(true)
  expect(refuses([route], '/a/x')).toBe(false)
  expect(refuses([route], '/b')).toBe(false)
})

describe('the query that makes a page', () => {
  it('keeps declared parameters in declared order and drops the rest', () => {
    expect(declaredQuery(['b', 'a'], 'a=1&utm_source=x&b=2')).toBe('b=2&a=1')
    expect(declaredQuery(undefined, 'a=1')).toBe('')
  })
  it('bounds what a hostile address can make of it', () => {
    expect(declaredQuery(['a'], `a=${'x'.repeat(5000)}`)).toHaveLength(202)
    expect(declaredQuery(['a'], 'a=1&'.repeat(500)).split('&')).toHaveLength(20)
  })
})

describe('the paths of a route', () => {
  it('are one for each listed value of its parameter', () => {
    expect(pathsOf({ path: '/a/:step/c', params: { step: ['x', 'y'] } })).toEqual(['/a/x/c', '/a/y/c'])
  })
  it('keep a parameter that takes anything', () => expect(pathsOf({ path: '/a/:b' })).toEqual(['/a/:b']))
})
