import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { binary, folder, officialCli } from '../official-cli/official-cli'
import { readSpaceAccess } from '../space/space-access'
import type { Command } from './command'

export const cliCommand: Command = {
  help: 'runs the official CLI on the same space (the first time it is installed): cms cli components push --from site --path host/storyblok',
  options: {},
  passesOn: true,
  async run({ words, env }) {
    const call = officialCli(readSpaceAccess(env), words, env)
    if (!existsSync(binary))
      execFileSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const child = spawn(call.command, call.args, { env: call.env, stdio: 'inherit' })
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => resolve(code ?? 1))
    })
  },
}
