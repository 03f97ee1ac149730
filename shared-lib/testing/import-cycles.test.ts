import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Which folders each folder imports, and through which files: `leads` → `vault` → [`leads/new-lead.ts`]. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>
type Import = readonly [from: string, to: string]

const root = path.join(__dirname, '../..')

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|testing|fixture)\.tsx?$|(^|\/)(node_modules|dist|testing|proof)\//.test(file)

/** Every import by a relative path, types too: a folder that needs another's types cannot be read without it. */
const importsOf = (file: string): Import[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, to = '']) => [file, path.posix.join(path.posix.dirname(file), to)],
  )

const imports = readdirSync(root)
  .filter((part) => /^(host|shared-lib|mf-[a-z]+)$/.test(part))
  .flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .map((file) => `${part}/${file.split(path.sep).join('/')}`)
      .filter(isProduct),
  )
  .flatMap(importsOf)

/** Imports between the folders directly inside `parent`. */
function graphOf(parent: string, all: readonly Import[]): Graph {
  const childOf = (file: string) =>
    file.startsWith(`${parent}/`) ? /^[^/]+(?=\/)/.exec(file.slice(parent.length + 1))?.[0] : undefined
  const graph = new Map<string, Map<string, Set<string>>>()
  for (const [from, to] of all) {
    const [child, other] = [childOf(from), childOf(to)]
    if (!child || !other || child === other) continue
    const imported = graph.get(child) ?? new Map<string, Set<string>>()
    graph.set(child, imported.set(other, (imported.get(other) ?? new Set()).add(from)))
  }
  return graph
}

/** Folders that import one another: those left after removing folders that import none, or that none imports. */
function cyclesIn(graph: Graph): readonly string[] {
  const left = new Set([...graph].flatMap(([folder, imported]) => [folder, ...imported.keys()]))
  const importsNone = (folder: string) => ![...(graph.get(folder)?.keys() ?? [])].some((one) => left.has(one))
  const importedByNone = (folder: string) => ![...left].some((one) => graph.get(one)?.has(folder))
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const folder of left) if (importsNone(folder) || importedByNone(folder)) left.delete(folder)
  }
  return [...left].flatMap((folder) =>
    [...(graph.get(folder) ?? [])]
      .filter(([other]) => left.has(other))
      .map(([other, files]) => `${folder} → ${other}: ${[...files].join(', ')}`),
  )
}

const parentsOf = (file: string) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))
const parents = [...new Set(imports.flatMap(([from]) => parentsOf(from)))].filter((parent) => parent !== '')

it('reads every part', () => {
  expect(parents).toEqual(
    expect.arrayContaining(['host/src', 'host/tools', 'shared-lib', 'shared-lib/src', 'mf-energy/src']),
  )
  expect(imports.length).toBeGreaterThan(5000)
})

it('has no folders that import one another, in any folder of any part', () => {
  expect(parents.flatMap((parent) => cyclesIn(graphOf(parent, imports)))).toEqual([])
})

it('names the files that close a cycle, and not those above or below', () => {
  const found: readonly Import[] = [
    ['src/server/site.ts', 'src/pages/maker'],
    ['src/pages/maker.ts', 'src/views/view'],
    ['src/views/view.ts', 'src/pages/page'],
    ['src/views/layer.ts', 'src/content/story'],
  ]
  expect(cyclesIn(graphOf('src', found))).toEqual([
    'pages → views: src/pages/maker.ts',
    'views → pages: src/views/view.ts',
  ])
  expect(cyclesIn(graphOf('src', found.slice(0, 2)))).toEqual([])
})
