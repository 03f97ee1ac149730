import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

/**
 * The one list of libraries that the shell offers and every remote asks for. Sharing only `react` and `react-dom`
 * would ship 65 KiB again per remote: their sub-paths are listed too.
 */
const sharedNames = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  mobx: 'mobx',
  'mobx-react-lite': 'mobx-react-lite',
} as const

/** Exact versions for the shell's share scope: share key → version. */
export const sharedVersions = Object.fromEntries(
  Object.entries(sharedNames).map(([key, name]) => [key, versionOf(name)]),
)

/**
 * The `shared` option of a remote: singletons, and no copies of its own, because both the site and a foreign page offer
 * them (`scope.ts`). Unused copies would still be named in every container. No range either: all that a container does
 * with it is a warning in a visitor's console. Whether a build fits a shell is decided when it is deployed, by
 * `shellContract`, which another major of any of these changes.
 */
export const sharedByRemotes = Object.fromEntries(
  Object.keys(sharedNames).map((key) => [
    key,
    { singleton: true, import: false as const, requiredVersion: false as const },
  ]),
)

/** Packages that a server bundle takes from the host's worker instead of carrying its own copy. */
export const serverExternals = [...Object.keys(sharedNames), 'react-dom/server']
