/** Inputs of a command of `npm run cms`. */
export interface CommandCall {
  /** Words after the command that are no options. */
  readonly words: readonly string[]
  /** `--force`, `--files=…` or `--files …`: the value, '' for a bare one, undefined when it was not given. */
  option(name: string): string | undefined
  readonly env: NodeJS.ProcessEnv
  readonly print: (line: string) => void
}

export interface Command {
  /** One line for the list of commands. */
  readonly help: string
  /** Options it takes; any other is refused. `true` for those that come with a value. */
  readonly options: Readonly<Record<string, boolean>>
  /** The command does not read its own arguments but passes them on. */
  readonly passesOn?: true
  /** Answers the exit code. */
  run(call: CommandCall): Promise<number>
}

export class UsageProblem extends Error {}

/** Reads `push --force --files folder` by what the command takes. */
export function readCall(
  args: readonly string[],
  { options, passesOn }: Pick<Command, 'options' | 'passesOn'>,
  rest: Pick<CommandCall, 'env' | 'print'>,
): CommandCall {
  if (passesOn) return { words: args, option: () => undefined, ...rest }
  const words: string[] = []
  const given = new Map<string, string>()
  const queue = [...args]
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    if (!one.startsWith('--')) {
      words.push(one)
      continue
    }
    const [name = '', joined] = one.slice(2).split('=', 2)
    if (!Object.hasOwn(options, name)) throw new UsageProblem(`there is no option --${name}`)
    const value = options[name] ? (joined ?? queue.shift()) : ''
    if (value === undefined) throw new UsageProblem(`--${name} needs a value`)
    given.set(name, value)
  }
  return { words, option: (name) => given.get(name), ...rest }
}
