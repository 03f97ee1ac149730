import { readDefinitions } from '../../build/definitions'
import { overlap, siteOwner } from './owned-paths'
import cases from './testing/owned-paths.json'

it.each(cases.overlaps as [string, string, boolean][])(
  '%s and %s have an address in common: %s',
  (one, other, is) => {
    expect(overlap({ path: one }, { path: other })).toBe(is)
    expect(overlap({ path: other }, { path: one })).toBe(is)
  },
)

it('counts the values that a parameter takes', () => {
  const step = { path: '/a/:step', params: { step: ['x', 'y'] } }
  expect(overlap(step, { path: '/a/x' })).toBe(true)
  expect(overlap(step, { path: '/a/z' })).toBe(false)
  expect(overlap(step, { path: '/a/:n', params: { n: ['z'] } })).toBe(false)
})

it.each(cases.owners)('%s belongs to %s', (path, owner) => expect(siteOwner({ path })?.owner).toBe(owner))

it('leaves every micro-frontend the routes that it has, and no two of them the same', async () => {
  const definitions = await readDefinitions()
  const routes = definitions.flatMap(({ name, routes: all }) => all.map((route) => ({ name, route })))
  expect(routes.flatMap(({ route }) => siteOwner(route) ?? [])).toEqual([])
  const shared = routes.flatMap(({ name, route }) =>
    routes.filter((one) => one.name > name && overlap(one.route, route)).map((one) => one.route.path),
  )
  expect(shared).toEqual([])
})
