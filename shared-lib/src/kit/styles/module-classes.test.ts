import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../../..')
const read = (file: string) => readFileSync(file, 'utf8')
const folders = readdirSync(repository).filter(
  (name) => /^(shared-lib|mf-[a-z]+)$/.test(name) && existsSync(path.join(repository, name, 'src')),
)
const files = folders.flatMap((name) =>
  readdirSync(path.join(repository, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(repository, name, 'src', file),
  ),
)

/** Class names of a sheet that only its importers know. */
const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g),
    ].map(([, name = '']) => name),
  )

/** Where each sheet is imported, and by what name. */
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = read(file)
    const imported = /import (\w+) from '([^']+\.module\.css)'/g
    return [...text.matchAll(imported)].map(([, as = '', from = '']) => ({
      text: text.replace(imported, ''),
      as,
      sheet: from.startsWith('.')
        ? path.resolve(path.dirname(file), from)
        : path.join(repository, from.replace(/^shared-lib\//, 'shared-lib/src/')),
    }))
  })

/** A class that another is composed of is asked for there. */
const composedIn = (sheet: string) => [...read(sheet).matchAll(/composes: (\w+);/g)].map(([, name]) => name)

const asked = (text: string, as: string) =>
  [...text.matchAll(new RegExp(`\\b${as}(?:\\.(\\w+)|\\[['"]([\\w-]+)['"]\\])`, 'g'))].map(
    ([, member, index]) => member ?? index ?? '',
  )

it('finds the sheets and who draws with them', () => {
  expect(imports.length).toBeGreaterThan(100)
})

it.each(
  [...new Set(imports.map(({ sheet }) => sheet))].map((sheet) => [path.relative(repository, sheet), sheet]),
)('%s has every class that is asked of it, and none that no import asks for', (_, sheet) => {
  const users = imports.filter((one) => one.sheet === sheet)
  const names = classesOf(sheet)
  const wanted = new Set(users.flatMap(({ text, as }) => asked(text, as)))
  const composed = new Set(composedIn(sheet))
  expect([...wanted].filter((name) => !names.has(name))).toEqual([])
  // A name that is put together is asked for by a variable.
  if (users.some(({ text, as }) => new RegExp(`\\b${as}\\[[^'"]`).test(text))) return
  expect([...names].filter((name) => !wanted.has(name) && !composed.has(name))).toEqual([])
})
