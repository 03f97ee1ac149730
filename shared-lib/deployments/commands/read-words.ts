import { parseArgs } from 'node:util'

/** Words of a command and its options, each with a text behind it. Refuses any other option with the usage. */
export function readWords<Option extends string>(words: string[], usage: string, ...names: Option[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    return { positionals, options: values as Partial<Record<Option, string>> }
  } catch {
    throw new Error(`say it like this: ${usage}`)
  }
}
