import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (name: string) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

// Tests open an icon by its file's name (shared-lib/testing/icons-asked-for.cjs).
it('has a file for each icon, named like it', () => {
  const index = readFileSync(path.join(__dirname, '../icons.ts'), 'utf8')
  const names = [...index.matchAll(/^export \{ (\w+) \} from '\.\/icons\/(.+)'$/gm)]
  expect(names.map(([, , file]) => file)).toEqual(names.map(([, name = '']) => fileOf(name)))
  const files = readdirSync(__dirname).filter((file) => /^(?!icon\.|.*\.test\.).*\.ts$/.test(file))
  expect(files.sort()).toEqual(names.map(([, , file]) => `${file}.ts`).sort())
})
