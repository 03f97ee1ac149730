import { readDefinitions } from 'shared-lib/build/definitions'
import type { Deployment } from 'shared-lib/contract/deployment'
import { emptySnapshot, type Remote, type Snapshot } from '../../../remotes/deployments/snapshot'

/** The snapshot if every micro-frontend were built from the current sources; no file has a weight. */
export async function sourceSnapshot(): Promise<Snapshot> {
  const definitions = await readDefinitions()
  const remotes = definitions.map((definition): Remote => {
    const { name, owner, routes, figures = [] } = definition
    const widgets = definition.widgets.map((widget) => ({ ...widget, preload: { scripts: [], styles: [] } }))
    const parts = { name, owner, routes, figures, widgets, files: [], entry: '' }
    const deployment = parts as unknown as Deployment
    return { name, version: 'source', deployment, folder: '', base: '/' }
  })
  return {
    ...emptySnapshot,
    id: 'source',
    remotes: new Map(remotes.map((remote) => [remote.name, remote])),
    widgets: new Map(
      remotes.flatMap((remote) =>
        remote.deployment.widgets.map((widget) => [widget.tag as string, { remote, widget }] as const),
      ),
    ),
    routes: remotes.flatMap((remote) => remote.deployment.routes.map((route) => ({ ...route, remote }))),
    canaries: [],
  }
}
