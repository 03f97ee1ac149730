import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Which rooms each room imports, and through which files: `leads` → `vault` → [`leads/new-lead.ts`]. */
type Plan = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')

function planOf(imports: readonly (readonly [from: string, to: string])[]): Plan {
  const plan = new Map<string, Map<string, Set<string>>>()
  for (const [from, to] of imports) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (room === other || room === '' || other === '') continue
    const below = plan.get(room) ?? new Map<string, Set<string>>()
    plan.set(room, below.set(other, (below.get(other) ?? new Set()).add(from)))
  }
  return plan
}

/** Rooms left when every one is taken away that stands above none or below none: they import each other. */
function knotIn(plan: Plan): readonly string[] {
  const rooms = new Set([...plan].flatMap(([room, below]) => [room, ...below.keys()]))
  const importsNone = (room: string) => ![...(plan.get(room)?.keys() ?? [])].some((other) => rooms.has(other))
  const importedByNone = (room: string) => ![...rooms].some((other) => plan.get(other)?.has(room))
  for (let before = -1; before !== rooms.size; ) {
    before = rooms.size
    for (const room of rooms) if (importsNone(room) || importedByNone(room)) rooms.delete(room)
  }
  return [...rooms].flatMap((room) =>
    [...(plan.get(room) ?? [])]
      .filter(([other]) => rooms.has(other))
      .map(([other, files]) => `${room} → ${other}: ${[...files].join(', ')}`),
  )
}

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|proof)\//.test(file)

/** Every import by a relative path, types too: a room that needs another's types cannot be read without it. */
function ownImports() {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isProduct)
  expect(files.length).toBeGreaterThan(300)
  return files.flatMap((from) =>
    [
      ...readFileSync(path.join(__dirname, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g),
    ].map(([, to = '']) => [from, path.posix.join(path.posix.dirname(from), to)] as const),
  )
}

test('rooms of the host stand on floors: none imports one that imports it in turn', () => {
  expect(knotIn(planOf(ownImports()))).toEqual([])
})

test('a knot is told with the files that tie it, and not those above or below', () => {
  const imports = [
    ['server/site.ts', 'pages/maker'],
    ['pages/maker.ts', 'views/view'],
    ['views/view.ts', 'pages/page'],
    ['views/layer.ts', 'content/story'],
  ] as const
  expect(knotIn(planOf(imports))).toEqual(['pages → views: pages/maker.ts', 'views → pages: views/view.ts'])
  expect(knotIn(planOf(imports.slice(0, 2)))).toEqual([])
})
