import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../webpack/base'
import type { Kind } from './fill-template'
import { newPiece } from './new-piece'

const kinds: readonly Kind[] = ['vertical', 'widget', 'calculator', 'block']
const usage = `say what to make, and its name:
  npm run new -- vertical credit [credito] ["Crédito"]         name, address and title
  npm run new -- widget energy-tip [mf-energy] ["Dica"]        name, whose it is, title
  npm run new -- calculator green-loan [credito-verde] ["Crédito verde"]
  npm run new -- block warning-box ["" "Aviso"]`

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const run = (command: string, args: readonly string[]) => {
  if (spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed`)
}

// npm run new -- vertical|widget|calculator|block <name>: a piece that passes every test, to be made one's own.
try {
  const [kind, name, place, title] = process.argv.slice(2)
  if (!kinds.includes(kind as Kind) || !name) throw new Error(usage)
  const files = newPiece(root, { kind: kind as Kind, name, place: place || undefined, title })
  run(bin('biome'), ['check', '--write', ...files.filter((file) => file !== 'package-lock.json')])
  run('npm', ['run', '-s', 'docs'])
  for (const file of files) console.log(`  ${file}`)
  console.log(
    `\n${files.length} files, and the generated docs. npm start shows it; make its words and rules your own.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
