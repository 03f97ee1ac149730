import { readdirSync, readFileSync } from 'node:fs'
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

it('lists no setting that nothing reads in docs/settings.md', () => {
  const sources = ['host/src', 'host/tools', 'shared-lib/build', 'shared-lib/deployments']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map(read)
    .join()
  const names = read('docs/settings.md')
    .split('\n')
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    )
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !sources.includes(name))).toEqual([])
})
