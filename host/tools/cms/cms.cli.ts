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

function help(print: (line: string) => void) {
  print('usage: npm run cms -- <command>')
  for (const [name, { help, options }] of Object.entries(commands)) {
    const flags = Object.entries(options).map(([flag, hasValue]) => `--${flag}${hasValue ? ' <…>' : ''}`)
    print(`  ${name.padEnd(5)} ${help}`)
    if (flags.length > 0) print(`        ${flags.join(' ')}`)
  }
}

async function run(): Promise<number> {
  const [name, ...rest] = process.argv.slice(2)
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const asksHelp = process.argv.includes('--help') && !command?.passesOn
  if (name === undefined || name === 'help' || asksHelp) {
    help(console.log)
    return 0
  }
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
    const isUsage = error instanceof UsageProblem
    if (isUsage) help(console.error)
    process.exitCode = isUsage ? 2 : 1
  },
)
