import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compilation } from 'webpack'
import { refuseAddresses } from '../src/contract/declared-addresses'
import { type Deployment, shellContract } from '../src/contract/deployment'
import type { ServerBundle } from '../src/contract/server-bundle'
import { deploymentMeta, type MetaInput } from '../src/platform/generators/deployment-meta'
import { hasImports } from '../src/platform/server-bundle/imports.cjs'
import { describeFiles, filesOfChunk } from './describe-files'
import { root } from './repository'
import { markerOf, type Target } from './targets'

function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown' // built from a copy without history
  }
}

function writeMeta(folder: string, input: MetaInput) {
  mkdirSync(folder)
  for (const [file, content] of Object.entries(deploymentMeta(input)))
    writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}

/** Asks the built server bundle what it is and writes `deployment.json`, the mark of a finished build. */
export function writeDeployment(target: Target, browser: Compilation, now: Date): Deployment {
  const [serverFile] = readdirSync(path.join(target.out, 'server'))
  const entry = 'entry.js'
  if (!serverFile || !existsSync(path.join(target.out, 'browser', entry)))
    throw new Error(`${target.name}: the build wrote no server bundle or no container`)
  const text = readFileSync(path.join(target.out, 'server', serverFile), 'utf8')
  if (hasImports(text))
    throw new Error(`${target.name}: the server bundle imports while it runs, which hosts refuse`)
  const bundle: ServerBundle = createRequire(import.meta.url)(path.join(target.out, 'server', serverFile))
  const description = bundle.describe()
  if (description.name !== target.name)
    throw new Error(`${target.name}: its definition calls itself ${description.name}`)
  writeMeta(path.join(target.out, 'meta'), { ...description, version: target.version, entry })
  const deployment: Deployment = {
    ...description,
    version: target.version,
    commit: commit(),
    builtAt: now.toISOString(),
    shell: { min: shellContract, max: shellContract },
    entry,
    server: `server/${serverFile}`,
    widgets: description.widgets.map((widget) => ({ ...widget, preload: filesOfChunk(browser, widget.tag) })),
    files: describeFiles(target.out),
  }
  refuseAddresses(deployment, target.name)
  writeFileSync(markerOf(target), `${JSON.stringify(deployment, null, 2)}\n`)
  return deployment
}
