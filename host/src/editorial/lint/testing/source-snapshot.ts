import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readDefinitions } from 'shared-lib/build/definitions'
import type { Deployment } from 'shared-lib/contract/deployment'
import { emptySnapshot, type Remote, type Snapshot } from '../../../remotes/deployments/snapshot'

/** Below the folder of this run of tests: loading every micro-frontend takes seconds, and no test file shares modules. */
const kept = path.join(tmpdir(), 'source-snapshot.json')

/** As JSON, like the deployments that a site reads. */
async function readRemotes(): Promise<string> {
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const definitions = await readDefinitions()
  const remotes = definitions.map((definition): Remote => {
    const { name, owner, routes, figures = [], offers = {} } = definition
    const widgets = definition.widgets.map((widget) => ({ ...widget, preload: { scripts: [], styles: [] } }))
    const parts = { name, owner, routes, figures, offers, widgets, files: [], entry: '' }
    const deployment = parts as unknown as Deployment
    return { name, version: 'source', deployment, folder: '', base: '/' }
  })
  const text = JSON.stringify(remotes)
  const own = `${kept}.${process.pid}`
  writeFileSync(own, text)
  renameSync(own, kept)
  return text
}

/** The snapshot if every micro-frontend were built from the current sources; no file has a weight. */
export async function sourceSnapshot(): Promise<Snapshot> {
  const remotes = JSON.parse(await readRemotes()) as readonly Remote[]
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
