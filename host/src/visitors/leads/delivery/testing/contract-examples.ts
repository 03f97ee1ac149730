import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(__dirname, '../../../../../../docs/contracts')

export interface HttpExample {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The examples of a contract by name: fenced blocks whose first line is "```<language> <name>". */
export function contractExamples(file: string) {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const found = text.matchAll(/^```\w+ ([\w.-]+)\n([\s\S]*?)\n```$/gm)
  const blocks = new Map([...found].map(([, name, block]) => [name, block]))
  const textOf = (name: string) => {
    const block = blocks.get(name)
    if (block === undefined) throw new Error(`${file} has no example "${name}"`)
    return block
  }
  return {
    names: [...blocks.keys()],
    text: textOf,
    json: (name: string) => JSON.parse(textOf(name)),
    http(name: string): HttpExample {
      const [head = '', ...rest] = textOf(name).split('\n\n')
      const [first = '', ...lines] = head.split('\n')
      const [method = '', target = ''] = first.split(' ')
      const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)))
      return { method, path: target, headers, body: rest.join('\n\n') }
    },
  }
}
