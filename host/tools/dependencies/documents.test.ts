import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('lists every command of the repository in docs/commands.md, and no other', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const listed = [...read('docs/commands.md').matchAll(/`npm (?:run )?(?:-s )?([a-z:-]+)/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort())
})
