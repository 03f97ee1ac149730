import type { ShareScope } from 'shared-lib/platform/federation/loader'

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>

type Offer = ShareScope[string]

const offer = (name: string, get: () => Promise<() => unknown>): Offer => {
  const version = __SHARED_VERSIONS__[name]
  if (!version) throw new Error(`the build names no version of ${name}`)
  // `loaded`: no remote's own copy may take its place.
  return { [version]: { get, loaded: 1, eager: true, from: 'shell' } }
}

const now = (name: string, library: unknown) => offer(name, () => Promise.resolve(() => library))

const loadMobx = () => import(/* webpackChunkName: "mobx" */ './mobx')

/**
 * The libraries all remotes share, as webpack's share scope. React is here already; MobX comes when a remote asks.
 * require(), not import: remotes must get the CommonJS object itself.
 */
export const scope: ShareScope = {
  react: now('react', require('react')),
  'react/jsx-runtime': now('react/jsx-runtime', require('react/jsx-runtime')),
  'react-dom': now('react-dom', require('react-dom')),
  'react-dom/client': now('react-dom/client', require('react-dom/client')),
  mobx: offer('mobx', () =>
    loadMobx().then(
      ({ mobx }) =>
        () =>
          mobx,
    ),
  ),
  'mobx-react-lite': offer('mobx-react-lite', () =>
    loadMobx().then(
      ({ mobxReactLite }) =>
        () =>
          mobxReactLite,
    ),
  ),
}
