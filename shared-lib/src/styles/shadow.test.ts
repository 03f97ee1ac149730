import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../..')
const folders = readdirSync(repository).filter(
  (name) => /^(shared-lib|mf-[a-z]+)$/.test(name) && existsSync(path.join(repository, name, 'src')),
)
const widgetSheets = folders
  .flatMap((name) =>
    readdirSync(path.join(repository, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(name, 'src', file),
    ),
  )
  .filter((file) => file.endsWith('.css'))

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')

const set = new Set(
  ['tokens', 'shadow'].flatMap((name) => names(read(`shared-lib/src/styles/${name}.css`), /(--[\w-]+):/g)),
)

/** What a page may set on a tag, by the public contract. */
const contract = readFileSync(path.join(repository, 'docs/contracts/elements-loader.md'), 'utf8')
const offered = new Set(names(contract, /^\| `(--qp-[\w-]+)` \|/gm))

it('takes of a page what the contract offers it, and nothing else', () => {
  const taken = widgetSheets.flatMap((file) => names(read(file), /(--qp-[\w-]+)/g))
  expect(new Set(taken)).toEqual(offered)
})

it.each(widgetSheets)(
  '%s takes nothing from a foreign page: neither its root size nor its properties',
  (file) => {
    const text = read(file)
    // The one place where the size of the document's root is meant.
    const sizes = text.replace('--rem: 1rem', '')
    expect(names(sizes, /([\d.]+rem)\b/g)).toEqual([])
    const asked = names(text, /var\((--[\w-]+)\s*,/g)
    expect(asked.filter((name) => !set.has(name) && !offered.has(name))).toEqual([])
  },
)

it('looks into every package', () => {
  for (const name of ['shared-lib', 'mf-energy', 'mf-simulators', 'mf-telecom'])
    expect(widgetSheets.some((file) => file.startsWith(name))).toBe(true)
})
