import { cataloguePath, generatorPath } from './addresses'

/** Old addresses that other sites and bookmarks still link to, and the new address of each, with everything below it. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/widgets', cataloguePath],
  ['/simuladores/incorporar', generatorPath],
]

/** Where a path leads that was moved for good, with its query; undefined for any other. */
export function movedPath(
  path: string,
  query: string,
): { readonly redirect: string; readonly status: 301 } | undefined {
  const rule = moved.find(([from]) => path === from || path.startsWith(`${from}/`))
  if (!rule) return undefined
  const [from, to] = rule
  return { redirect: `${to}${path.slice(from.length)}${query && `?${query}`}`, status: 301 }
}
