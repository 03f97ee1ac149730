import { cliCommand } from './commands/cli-command'
import { type Command, readCall, UsageProblem } from './commands/command'
import { diffCommand, pullCommand, pushCommand } from './commands/schema-commands'
import { seedCommand } from './commands/seed-command'
import { lintCommand } from './lint/lint-command'

// npm run cms: what a Storyblok space knows of our blocks and stories, real or local (docs/guides/editors.md).
const commands: Readonly<Record<string, Command>> = {
  diff: diffCommand,
  push: pushCommand,
  pull: pullCommand,
  seed: seedCommand,
  lint: lintCommand,
  cli: cliCommand,
}

function help() {
  console.log('npm run cms -- <command>')
  for (const [name, { help, options }] of Object.entries(commands)) {
    const flags = Object.entries(options).map(([flag, hasValue]) => `--${flag}${hasValue ? ' <…>' : ''}`)
    console.log(`  ${name.padEnd(5)} ${help}`)
    if (flags.length > 0) console.log(`        ${flags.join(' ')}`)
  }
}

async function run(): Promise<number> {
  const [name, ...rest] = process.argv.slice(2)
  if (name === undefined || name === 'help' || name === '--help') {
    help()
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageProblem(`there is no command "${name}"`)
  const print = (line: string) => console.log(line)
  return command.run(readCall(rest, command, { env: process.env, print }))
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    if (error instanceof UsageProblem) console.error('npm run cms shows every command.')
    process.exitCode = 1
  },
)
