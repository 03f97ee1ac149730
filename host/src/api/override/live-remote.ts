import type { Deployment } from 'shared-lib/contract/deployment'
import type { Remote } from '../../remotes/deployments/snapshot'

/** Served by every developer's machine: the container that follows its builds. */
const entry = 'live-container.js'

/** The browser's files of a developer's machine behind a deployment: they change under the same address, so none is checked. */
export function liveRemote(deployment: Deployment, folder: string, origin: string): Remote {
  const { name, version, files, server, widgets } = deployment
  return {
    name,
    version,
    folder,
    base: `${origin}/`,
    deployment: {
      ...deployment,
      entry,
      files: files.filter(({ path }) => path === server),
      widgets: widgets.map((widget) => ({
        ...widget,
        preload: { scripts: [], later: [], styles: [`styles/${widget.tag}.css`] },
      })),
    },
  }
}

/** The deployed version on the server, the developer's machine in the browser: the host cannot reach it. */
export function browserRemote({ deployment, folder, version }: Remote, origin: string): Remote {
  const name = `${version}.override`
  return { ...liveRemote({ ...deployment, version: name }, folder, origin), onlyBrowser: true }
}
