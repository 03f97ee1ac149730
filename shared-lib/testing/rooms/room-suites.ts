import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inShuffledOrder } from './shuffle'

/** A generated suite and the test files that it requires (relative to the repository). */
export interface RoomSuite {
  /** Absolute. */
  readonly suite: string
  readonly files: readonly string[]
}

/** Lines of tests from which a group of small rooms is large enough for a suite of its own. */
const enough = 4_000

/** A file that replaces modules, or asks for another environment, changes them for every file of its suite. */
const changesSuite = /jest\.(mock|doMock|resetModules|isolateModules)\b|@jest-environment/
/** `// @suite june: why` is in a suite with those of its workspace that name the same. */
const namedSuite = /^\/\/ @suite ([\w-]+)/m

const workspaceOf = (file: string) => file.split('/')[0]

/** Suite of a file that cannot share its room's; undefined when it can. */
function ownSuite(file: string, text: string) {
  const [, name] = namedSuite.exec(text) ?? []
  if (name) return `${workspaceOf(file)}/${name}`
  return changesSuite.test(text) ? file : undefined
}

const isScreen = (file: string) => /\.test\.tsx$/.test(file) && !/\.ssr\.test\.tsx$/.test(file)
/** A folder of a part's `src`; in the wings of host and shared-lib, and in a product's `page`, of that. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(host|shared-lib)\/src\/[^/]+\/[^/]+\/|^mf-[a-z]+\/src\/page\//.test(file) ? 4 : 3)
    .join('/')

/** Test files by room; rooms with few lines share one, within a workspace. */
function groupByRoom(root: string, files: readonly string[]) {
  const rooms = new Map<string, string[]>()
  let name = ''
  let [last, lines] = ['', 0]
  for (const file of [...files].sort()) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const own = ownSuite(file, text)
    if (own) {
      rooms.set(own, [...(rooms.get(own) ?? []), file])
      continue
    }
    const room = roomOf(file)
    const isNeighbour = workspaceOf(room) === workspaceOf(name) && (room === last || lines < enough)
    if (!isNeighbour) [name, lines] = [room, 0]
    rooms.set(name, [...(rooms.get(name) ?? []), file])
    lines += text.split('\n').length
    last = room
  }
  return rooms
}

const runnerOf = (root: string, files: readonly string[]) =>
  [
    `const describeFile = require(${JSON.stringify(path.join(import.meta.dirname, 'describe-file.cjs'))})`,
    ...files.map((file) => `describeFile('${file}', '${path.join(root, file)}')`),
    '',
  ].join('\n')

/**
 * Writes one jest suite per room and environment below `folder`, which is emptied before: loading modules costs more than
 * most tests, and the files of a room load nearly the same ones.
 * @param files test files, relative to `root`
 * @param seed decides the order of the files within a suite
 */
export function writeRoomSuites(options: {
  readonly root: string
  readonly folder: string
  readonly files: readonly string[]
  readonly seed: number
}): readonly RoomSuite[] {
  const { root, folder, files, seed } = options
  rmSync(folder, { recursive: true, force: true })
  return ['node', 'screens'].flatMap((environment) => {
    const own = files.filter((file) => isScreen(file) === (environment === 'screens'))
    mkdirSync(path.join(folder, environment), { recursive: true })
    return [...groupByRoom(root, own)].map(([room, members]) => {
      const suite = path.join(folder, environment, `${room.replaceAll('/', '.')}.suite.js`)
      writeFileSync(suite, runnerOf(root, inShuffledOrder(members, seed)))
      return { suite, files: members }
    })
  })
}
