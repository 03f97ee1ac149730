import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isInstalled, root } from '../repository'
import { usages } from '../usage.mjs'
import type { Kind } from './fill-template'
import { newField } from './new-field'
import { type Asked, newPiece } from './new-piece'
import { newRepository } from './new-repository'

/** A team's own repository holds its micro-frontend; calculators and blocks are the site's. */
const kinds: readonly Kind[] = isInstalled
  ? ['journey', 'widget']
  : ['vertical', 'journey', 'widget', 'calculator', 'block']
const usage = `say what to make, and its name:\n  ${usages['new/new.cli']?.replaceAll('\n', '\n  ')}`

const isKind = (kind: string | undefined): kind is Kind => kinds.some((one) => one === kind)

/** The words after the name, in the order of each kind; an empty one is none. */
function worded(kind: Kind, words: readonly string[]): Omit<Asked, 'kind' | 'name'> {
  const [one, two, three] = words.map((word) => word || undefined)
  if (kind === 'journey') return { home: one, address: two, title: three }
  return kind === 'widget' ? { home: one, title: two } : { address: one, title: two }
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const run = (command: string, args: readonly string[]) => {
  if (spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed`)
}

/** Puts imports and lists in their order, and writes the generated docs. */
function finish(files: readonly string[]) {
  run(bin('biome'), ['check', '--write', ...files.filter((file) => file !== 'package-lock.json')])
  if (!isInstalled) run('npm', ['run', '-s', 'docs'])
  for (const file of files) console.log(`  ${file}`)
}

function makePiece(kind: Kind, name: string, words: readonly string[]) {
  const { files, kept } = newPiece(root, { kind, name, ...worded(kind, words) })
  finish(files)
  for (const file of kept) console.log(`  ${file} stood already and is as it was: make the others fit it`)
  console.log(
    `\n${files.length} files, and the generated docs. npm start shows it; make its words and rules your own.`,
  )
}

function makeField(flow: string, [name = '', kind = '', slug = name, question = '']: readonly string[]) {
  finish(newField(root, { flow, name, kind, slug, question: question || `${name}?` }))
  console.log(
    '\nIt is asked, kept, sent and checked. Write its rule, its words and its place among the questions.',
  )
}

/** Where the command was typed: npm and npx run it in the folder of a package. */
const here = process.env.INIT_CWD ?? process.cwd()

function makeRepository(name: string, words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { from: { type: 'string' } },
  })
  const [address, title] = positionals
  const files = newRepository(here, { name, address, title, from: values.from })
  for (const file of files) console.log(`  ${file}`)
  console.log(
    `\n${files.length} files. npm install, npm run format and npm test come next; README.md says the rest.`,
  )
}

// npm run new -- vertical|journey|field|widget|calculator|block <name>: what passes every test, to be made one's own.
try {
  const [kind, name, ...words] = process.argv.slice(2)
  if (kind === 'repository' && name) makeRepository(name, words)
  else if (kind === 'field' && name) makeField(name, words)
  else if (isKind(kind) && name) makePiece(kind, name, words)
  else throw new Error(isInstalled ? usage.replace(/^.*(vertical|calculator|block) .*\n?/gm, '') : usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
