import { readDefinitions } from '../../build/definitions'
import { overlap, siteOwner } from './owned-paths'

it.each([
  ['/a', '/a', true],
  ['/a', '/b', false],
  ['/a', '/a/b', false],
  ['/a/:x', '/a/b', true],
  ['/a/:x', '/:y/b', true],
  ['/:x', '/', false],
  ['/', '/', true],
  ['/blog/*', '/blog', false],
  ['/blog/*', '/blog/a/b', true],
  ['/blog/*', '/:x/a', true],
])('%s and %s have an address in common: %s', (one, other, is) => {
  expect(overlap({ path: one }, { path: other })).toBe(is)
  expect(overlap({ path: other }, { path: one })).toBe(is)
})

it('counts the values that a parameter takes', () => {
  const step = { path: '/a/:step', params: { step: ['x', 'y'] } }
  expect(overlap(step, { path: '/a/x' })).toBe(true)
  expect(overlap(step, { path: '/a/z' })).toBe(false)
  expect(overlap(step, { path: '/a/:n', params: { n: ['z'] } })).toBe(false)
})

it.each([
  ['/', 'the host'],
  ['/blog', 'the host'],
  ['/blog/guias', 'the host'],
  ['/:secao', 'the host'],
  ['/api/leads', 'the host'],
  ['/politica-privacidade', 'a story'],
])('%s belongs to %s', (path, owner) => expect(siteOwner({ path })?.owner).toBe(owner))

it('leaves every micro-frontend the routes that it has, and no two of them the same', async () => {
  const definitions = await readDefinitions()
  const routes = definitions.flatMap(({ name, routes: all }) => all.map((route) => ({ name, route })))
  expect(routes.flatMap(({ route }) => siteOwner(route) ?? [])).toEqual([])
  const shared = routes.flatMap(({ name, route }) =>
    routes.filter((one) => one.name > name && overlap(one.route, route)).map((one) => one.route.path),
  )
  expect(shared).toEqual([])
})
