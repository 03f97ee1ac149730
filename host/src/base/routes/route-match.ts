import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'

/** Does the path fit the pattern? `:name` takes one segment, and only the values that `params` lists if it does. */
export function fits({ path: pattern, params = {} }: Pick<RouteDefinition, 'path' | 'params'>, path: string) {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => {
      const value = given[at] ?? ''
      if (!segment.startsWith(':')) return segment === value
      const allowed = params[segment.slice(1)]
      return value !== '' && (!allowed || allowed.includes(value))
    })
  )
}

/** A route has the form of this path but does not list the value of its parameter. */
export const refuses = (routes: readonly RouteDefinition[], path: string) =>
  !matchRoute(routes, path) && routes.some((route) => fits({ path: route.path }, path))

/** The declared route for a path; a literal route wins over one with a parameter. */
export const matchRoute = <Route extends Pick<RouteDefinition, 'path' | 'params'>>(
  routes: readonly Route[],
  path: string,
) => routes.find((route) => route.path === path) ?? routes.find((route) => fits(route, path))

/**
 * The part of a query string that changes the page: declared parameters, in declared order. Everything else
 * (campaign marks, noise, attacks on the cache) is dropped.
 */
export function declaredQuery(declared: readonly string[] | undefined, search: string) {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of declared ?? [])
    for (const value of given.getAll(name).slice(0, 20)) kept.append(name, value.slice(0, 200))
  return kept.toString()
}

/** Whether search engines may index the page. */
export const isFound = ({ noIndex, embed }: RouteDefinition) => !noIndex && !embed
