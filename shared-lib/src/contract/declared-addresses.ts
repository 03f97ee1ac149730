import type { Deployment } from './deployment'

// No backslash and no control character: browsers read `/\host` and `/<tab>/host` as another site.
const sitePath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u

/** True for a path of this site, with or without query and fragment: it runs no script and leads to no other site. */
export const isSitePath = (text: unknown): text is string =>
  typeof text === 'string' && sitePath.test(text) && !/^\/\.{1,2}\//.test(text)

const routePath = /^(?:\/|(?:\/(?:[\w.~-]+|:\w+))+)$/
const file = /^[\w@+~.-]+(?:\/[\w@+~.-]+)*$/
const leadsUp = (text: string) => text.split('/').some((part) => part === '.' || part === '..')

const isRoutePath = (text: unknown) => typeof text === 'string' && routePath.test(text) && !leadsUp(text)
const isFile = (text: unknown) => typeof text === 'string' && file.test(text) && !leadsUp(text)

type Declares = Pick<Deployment, 'routes'> & {
  readonly widgets: readonly (Pick<Deployment['widgets'][number], 'tag' | 'placeholder'> &
    Partial<Pick<Deployment['widgets'][number], 'preload'>>)[]
} & Partial<Pick<Deployment, 'entry' | 'server'>>

/**
 * Faults of the addresses that a micro-frontend declares, one sentence each. Pages print them, so a link is a path of this
 * site, a route is a path of plain segments and a file is inside the version.
 */
export function addressFaults({ widgets, routes, entry, server }: Declares): readonly string[] {
  const shown = (text: unknown) => JSON.stringify(text)?.slice(0, 80)
  const links = widgets.flatMap(({ tag, placeholder }) =>
    isSitePath(placeholder.href)
      ? []
      : [`${tag}: placeholder.href ${shown(placeholder.href)} is not a path of the site`],
  )
  const paths = routes.flatMap(({ path }) =>
    isRoutePath(path) ? [] : [`route ${shown(path)} is not a path of plain segments`],
  )
  const files = [
    ...(entry === undefined ? [] : [{ of: 'entry', path: entry }]),
    ...(server === undefined ? [] : [{ of: 'server', path: server }]),
    ...widgets.flatMap(({ tag, preload }) =>
      [...(preload?.scripts ?? []), ...(preload?.later ?? []), ...(preload?.styles ?? [])].map((path) => ({
        of: `${tag}: preload`,
        path,
      })),
    ),
  ].flatMap(({ of, path }) => (isFile(path) ? [] : [`${of} ${shown(path)} is not a file of the version`]))
  return [...links, ...paths, ...files]
}

/** Throws the first fault of the addresses that `declares` prints; `of` names the version or its sources. */
export function refuseAddresses(declares: Declares, of: string) {
  const [fault] = addressFaults(declares)
  if (fault) throw new Error(`${of}: ${fault}`)
}
