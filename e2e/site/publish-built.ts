import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeFiles } from 'shared-lib/build/describe-files'
import { markerOf, microFrontendNames, targetOf } from 'shared-lib/build/targets'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { deploy, pointAt } from 'shared-lib/deployments/switches'

const readDeployment = (folder: string): Deployment =>
  JSON.parse(readFileSync(path.join(folder, 'deployment.json'), 'utf8'))

/** Publishes every micro-frontend as the build stage left it. */
export async function publishBuilt(store: DeploymentStore) {
  for (const name of microFrontendNames()) {
    const target = targetOf(name)
    await deploy(store, JSON.parse(readFileSync(markerOf(target), 'utf8')), target.out)
  }
}

/** Edits the folder of a copy; the returned fields replace those of its deployment. */
type Change = (folder: string, deployment: Deployment) => Partial<Deployment> | undefined

/**
 * Publishes a changed copy of what is current under another version name; it serves no visitor yet. Checksums and
 * integrity are computed again, as an honest build of that code would have them.
 */
export async function publishCopy(store: DeploymentStore, name: string, version: string, change: Change) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-changed-'))
  try {
    const current = (await store.registry()).entries[name]?.current
    if (!current) throw new Error(`${name} is not deployed`)
    cpSync(await store.open(name, current), folder, { recursive: true })
    const before = readDeployment(folder)
    const changes = change(folder, before)
    rmSync(path.join(folder, 'deployment.json'))
    const deployment: Deployment = { ...before, ...changes, version, files: describeFiles(folder) }
    writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
    await store.publish(deployment, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same, and everybody gets it. */
export async function publishChanged(store: DeploymentStore, name: string, version: string, change: Change) {
  await publishCopy(store, name, version, change)
  return pointAt(store, name, version)
}

/** Waits until the host has noticed a switch. Throws after ten seconds. */
export async function untilServed(url: string, version: string) {
  const latest = Date.now() + 10_000
  while (!(await fetch(`${url}/api/elements.json`).then((answer) => answer.text())).includes(version)) {
    if (Date.now() > latest) throw new Error(`the site does not serve ${version}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
