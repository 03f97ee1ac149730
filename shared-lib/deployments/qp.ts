#!/usr/bin/env node
import { answerOrRun } from '../build/usage.mjs'

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

/** Of those that are not in this folder. */
const places: Readonly<Record<string, string>> = { build: 'build', dev: 'build', new: 'new' }

const [command = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (run) {
  answerOrRun(`${places[command] ?? 'deployments'}/${command}.cli`, process.argv.slice(2))
  await run()
} else {
  const isHelp = command === '--help' || command === '-h'
  console[isHelp ? 'log' : 'error'](`usage: qp ${Object.keys(commands).join('|')} …, each with --help`)
  process.exitCode = isHelp ? 0 : 2
}
