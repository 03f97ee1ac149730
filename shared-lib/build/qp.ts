#!/usr/bin/env node
// Commands of a team's own repository: those of this one, by one name.
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  build: () => import('./build.cli'),
  dev: () => import('./dev.cli'),
  new: () => import('./new/new.cli'),
  deploy: () => import('../deployments/deploy.cli'),
  canary: () => import('../deployments/canary.cli'),
  rollback: () => import('../deployments/rollback.cli'),
  deployments: () => import('../deployments/deployments.cli'),
  contract: () => import('../deployments/contract.cli'),
}

const [command = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (run) await run()
else {
  console.error(`qp ${command}: say one of ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
}

export {}
