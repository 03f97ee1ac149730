import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { binary } from './official-cli'

/** It and what it needs are most of what the whole repository installs: they are there for whoever asked for them. */
export const isInstalled = () => existsSync(binary)

/** npm as it runs this command, or as the shell finds it. */
const npm = () => {
  const own = process.env.npm_execpath
  return own ? ([process.execPath, own] as const) : (['npm'] as const)
}

/** Installs the CLI from its own lock. Rejects when npm fails, which has said why. */
export function installCli(): Promise<void> {
  console.log('installing the official CLI once (some 230 MB)')
  const [command, ...before] = npm()
  const child = spawn(command, [...before, 'ci'], { cwd: import.meta.dirname, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the official CLI could not be installed')),
    )
  })
}
