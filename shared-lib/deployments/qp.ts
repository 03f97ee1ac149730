#!/usr/bin/env node
// Commands of a team's own repository: those of this one, by one name.
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  build: () => import('../build/build.cli'),
  dev: () => import('../build/dev.cli'),
  new: () => import('../build/new/new.cli'),
  deploy: () => import('./deploy.cli'),
  canary: () => import('./canary.cli'),
  rollback: () => import('./rollback.cli'),
  deployments: () => import('./deployments.cli'),
  contract: () => import('./contract.cli'),
}

const [command = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (run) await run()
else {
  console.error(`qp ${command}: say one of ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
}

export {}
