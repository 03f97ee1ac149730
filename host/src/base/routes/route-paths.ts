import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'

/**
 * The paths of a route with its listed parameter values filled in; a parameter without a list stays `:name`. The
 * browser compares paths without knowing parameters: only exact paths separate a step from another widget's page.
 */
export function pathsOf({ path, params = {} }: Pick<RouteDefinition, 'path' | 'params'>): string[] {
  return path.split('/').reduce<string[]>(
    (paths, segment, at) => {
      const values = (segment.startsWith(':') && params[segment.slice(1)]) || [segment]
      return paths.flatMap((before) => values.map((value) => (at === 0 ? value : `${before}/${value}`)))
    },
    [''],
  )
}
