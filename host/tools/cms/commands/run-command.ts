import { type Command, readCall, UsageProblem } from './command'

type Commands = Readonly<Record<string, Command>>

function help(commands: Commands, print: (line: string) => void) {
  print('usage: npm run cms -- <command>')
  for (const [name, { help, options }] of Object.entries(commands)) {
    const flags = Object.entries(options).map(([flag, hasValue]) => `--${flag}${hasValue ? ' <…>' : ''}`)
    print(`  ${name.padEnd(5)} ${help}`)
    if (flags.length > 0) print(`        ${flags.join(' ')}`)
  }
}

async function run(commands: Commands): Promise<number> {
  const [name, ...rest] = process.argv.slice(2)
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const asksHelp = process.argv.includes('--help') && !command?.passesOn
  if (name === undefined || name === 'help' || asksHelp) {
    help(commands, console.log)
    return 0
  }
  if (!command) throw new UsageProblem(`there is no command "${name}"`)
  const print = (line: string) => console.log(line)
  return command.run(readCall(rest, command, { env: process.env, print }))
}

/** Runs the command named in the arguments of the process; prints the usage where there is none. */
export async function runCommand(commands: Commands): Promise<void> {
  try {
    process.exitCode = await run(commands)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    const isUsage = error instanceof UsageProblem
    if (isUsage) help(commands, console.error)
    process.exitCode = isUsage ? 2 : 1
  }
}
