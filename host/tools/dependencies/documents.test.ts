import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'
import { microFrontendNames } from 'shared-lib/build/targets'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('lists every command of the repository in docs/commands.md, and no other', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = read('docs/commands.md').matchAll(/`npm (?:run )?(?:-s )?([a-z:-]+)/g)
  const listed = [...commands].map(([, name]) => name)
  expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort())
})

const architecture = read('docs/architecture.md')
const sections = architecture.split(/^## /m).slice(1)

it.each(sections.map((section) => ({ part: section.split('\n', 1)[0] ?? '', section })))(
  'names every folder of $part in docs/architecture.md, and no other',
  ({ part, section }) => {
    const named = [...section.matchAll(/(?:^- |; )((?:`[^`]+`(?:, )?)+):/gm)].flatMap(([, folders = '']) =>
      folders.split(', ').map((folder) => folder.slice(1, -1)),
    )
    const folders = readdirSync(path.join(root, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(\.|dist$|node_modules$)/.test(entry.name))
      .map(({ name }) => name)
    expect(named.sort()).toEqual(folders.sort())
  },
)

it('draws an arrow in docs/architecture.md for the imports between two parts, and no other', () => {
  const drawn = [...architecture.matchAll(/^ {2}(\S.*) --> (\S+)$/gm)].flatMap(([, from = '', to]) =>
    from.split(' & ').map((part) => `${part.replace(/^tools.*/, 'host/tools')} → ${to}`),
  )
  const parts = ['host/tools', 'host/src', 'e2e', 'shared-lib/src', ...microFrontendNames()]
  const imported = parts.flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
      .flatMap((file) =>
        [...read(path.join(part, file)).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) =>
          to.startsWith('.') ? path.join(part, path.dirname(file), to) : to,
        ),
      )
      .flatMap((to) => /^(host\/(?=src)|host\/tools|e2e|shared-lib|mf-[a-z]+)/.exec(to)?.[0] ?? [])
      .map((to) => `${part.replace('/src', '')} → ${to.replace(/\/$/, '')}`),
  )
  const [arrows, imports] = [new Set(drawn), new Set(imported.filter((one) => !/^(.*) → \1$/.test(one)))]
  expect([...arrows].sort()).toEqual([...imports].sort())
})
