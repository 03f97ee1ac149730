import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/gm
const reexport = /^export (?:type )?\{([^}]*)\} from/gm

const firstSentence = (comment = '') =>
  comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z`@])/)[0] ?? ''

function exportsOf(declared: string): readonly string[] {
  const own = [...declared.matchAll(declaration)].map(([, comment, name]) => {
    const about = firstSentence(comment)
    return `- \`${name}\`${about && `: ${about}`}`
  })
  const passedOn = [...declared.matchAll(reexport)].flatMap(([, names = '']) => names.split(','))
  const others = passedOn.map((one) => `- \`${one.replace(/^\s*type\s|.*\sas\s/g, '').trim()}\``)
  return [...new Set([...own, ...others].filter((line) => line !== '- ``'))]
}

/** Sub-path by which `exports` leads to a declaration file, if one does: the longest prefix that fits counts, as in Node. */
function subPathOf(file: string, exported: Readonly<Record<string, string>>): string | undefined {
  const fitting = Object.entries(exported).flatMap(([name, target]) => {
    const [before = '', after = ''] = target
      .slice(2)
      .replace(/\.tsx?$/, '.d.ts')
      .split('*')
    const isInside = target.includes('*') && file.startsWith(before) && file.endsWith(after)
    if (isInside) return [name.slice(2).replace('*', file.slice(before.length, file.length - after.length))]
    return before === file ? [name.slice(2)] : []
  })
  return fitting.toSorted((one, other) => one.length - other.length)[0]
}

/** The page that lists what each promised sub-path of a package exports, from the declarations below `types`. */
export function exportIndex(types: string, exported: Readonly<Record<string, string>>): string {
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !/^build\/|\.(test|fixture)\.d\.ts$/.test(file))
    .toSorted()
  const parts = files.flatMap((file) => {
    const subPath = subPathOf(file.split(path.sep).join('/'), exported)
    const lines = exportsOf(readFileSync(path.join(types, file), 'utf8'))
    return subPath && lines.length > 0 ? [`## shared-lib/${subPath}\n\n${lines.join('\n')}`] : []
  })
  return `# What each sub-path exports\n\n${parts.toSorted().join('\n\n')}\n`
}
