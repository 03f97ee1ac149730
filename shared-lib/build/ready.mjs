// Plain JavaScript, so that an old Node can still report the problem, and without packages, as none may be installed.
import { createRequire } from 'node:module'
import path from 'node:path'

/** Why nothing of the repository can run yet, and what to do; undefined when it can. */
export function notReady(root, version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 20))
    return `Quero Poupar needs Node 20.20 or newer; this is ${version}.`
  try {
    createRequire(path.join(root, 'package.json')).resolve('tsx/package.json')
    return undefined
  } catch {
    return 'The packages are not installed yet: run "npm ci" first.'
  }
}
