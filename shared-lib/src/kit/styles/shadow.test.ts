import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lookParts, looks, themes } from '../../contract/theming'

const repository = path.resolve(__dirname, '../../../..')
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
  ['tokens', 'shadow', 'theming'].flatMap((name) =>
    names(read(`shared-lib/src/kit/styles/${name}.css`), /(--[\w-]+):/g),
  ),
)

const contract = readFileSync(path.join(repository, 'docs/contracts/elements-loader.md'), 'utf8')
/** Names that a page may set on a tag. */
const offered = new Set<string>(Object.keys(looks))

it('states in the public contract what a page may ask of a tag, in the words of the list', () => {
  const rows = contract
    .split('\n')
    .filter((line) => line.startsWith('| `--qp-') || line.startsWith('| `theme='))
  expect(rows).toEqual([
    ...Object.entries(looks).map(([name, { is, leftOut }]) => `| \`${name}\` | ${is} | ${leftOut} |`),
    ...Object.entries(themes).map(([name, is]) => `| \`theme="${name}"\` | ${is} | ours, light |`),
  ])
  for (const [name, is] of Object.entries(lookParts))
    expect(contract).toContain(`\`::part(${name})\` is ${is}`)
})

/** Declarations of the first rule for this selector. */
const declared = (file: string, selector: string) => {
  const [, rule = ''] = read(`shared-lib/src/kit/styles/${file}.css`).split(`${selector} {`)
  return new Map(
    [
      ...rule
        .split('}', 1)
        .join()
        .matchAll(/([\w-]+):\s*([^;]+);/g),
    ].map(([, name, value]) => [name, value]),
  )
}

it('has at night and for a dark page the same colours of ours', () => {
  const night = declared('tokens', '(prefers-color-scheme: dark) {\n  :root')
  const dark = declared('theming', '[data-root="dark"]')
  const ours = (value = '') => value.replace(/^var\(--own-[\w-]+, (.+)\)$/, '$1')
  dark.delete('background')
  night.delete('--on-accent') // at night the page's own does not count
  expect(night.size).toBeGreaterThan(20)
  expect(new Map([...dark].map(([name, value]) => [name, ours(value)]))).toEqual(night)
})

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
