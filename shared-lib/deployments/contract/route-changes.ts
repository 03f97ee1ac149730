import type { RouteDefinition } from '../../src/contract/define-micro-frontend'
import { compareNames, type Diff, diff, type Level, listChanges, same } from './change'

/** Members of a route that only describe it or change how it is drawn. */
const quiet: readonly (keyof RouteDefinition)[] = ['title', 'description', 'widget', 'guard', 'calculator']
/** Members that others count with: analytics by vertical and journey, the frame around it, search engines. */
const noticed: readonly (keyof RouteDefinition)[] = ['layout', 'journey', 'noIndex']

/** Values of an address's parameters in their order: their names are private. */
const parameters = ({ path, params = {} }: RouteDefinition) =>
  [...path.matchAll(/:([^/]+)/g)].map(([, name = '']) => params[name])

function parameterChanges(was: RouteDefinition, is: RouteDefinition): Diff[] {
  const now = parameters(is)
  return parameters(was).flatMap((before, at) => {
    const after = now[at]
    if (before && after) return listChanges('its address', before, after)
    if (before) return [diff('minor', 'its address takes any value now')]
    return after ? [diff('major', 'its address takes a few values only')] : []
  })
}

function fieldChanges(was: RouteDefinition, is: RouteDefinition): Diff[] {
  const differing = (names: readonly (keyof RouteDefinition)[], level: Level) =>
    names.filter((name) => !same(was[name], is[name])).map((name) => diff(level, `another ${name}`))
  return [
    ...parameterChanges(was, is),
    ...listChanges('its query', was.query ?? [], is.query ?? []),
    ...(same(was.vertical, is.vertical) ? [] : [diff('major', `vertical ${was.vertical} → ${is.vertical}`)]),
    ...(was.embed && !is.embed ? [diff('major', 'other sites may no longer frame it')] : []),
    ...(!was.embed && is.embed ? [diff('minor', 'other sites may frame it')] : []),
    ...differing(noticed, 'minor'),
    ...differing(quiet, 'patch'),
  ]
}

const byAddress = (routes: readonly RouteDefinition[]) =>
  Object.fromEntries(routes.map((route) => [route.path.replace(/:[^/]+/g, ':…'), route]))

/** Changes of a micro-frontend's addresses, by address. Links to one that is gone lead nowhere. */
export function routeChanges(
  before: readonly RouteDefinition[],
  after: readonly RouteDefinition[],
): (Diff & { readonly about: string })[] {
  const { gone, come, kept } = compareNames(byAddress(before), byAddress(after))
  const of = (about: string) => (one: Diff) => ({ ...one, about })
  return [
    ...gone.map((path) => of(path)(diff('major', 'the route is gone'))),
    ...come.map((path) => of(path)(diff('minor', 'the route is new'))),
    ...kept.flatMap(({ name, was, is }) => fieldChanges(was, is).map(of(name))),
  ]
}
