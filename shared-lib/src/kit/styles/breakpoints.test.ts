import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
const sheets = readdirSync(repository)
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(path.join(repository, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  )
const [, listed = ''] = /Breakpoints: ([\d, ]+) px/.exec(read('shared-lib/src/kit/styles/tokens.css')) ?? []
const breakpoints = listed.split(', ').map(Number)

/** `(min-width: 768px)` and `(max-width: 767.98px)`, as queries write them. */
const allowed = new Set(
  breakpoints.flatMap((at) => [`min-width: ${at}px`, `max-width: ${(at - 0.02).toFixed(2)}px`]),
)

it('reads the breakpoints and the sheets of every part', () => {
  expect(breakpoints.length).toBeGreaterThan(3)
  expect(sheets.some((file) => file.startsWith('host/'))).toBe(true)
  expect(sheets.some((file) => file.startsWith('mf-credit/'))).toBe(true)
})

it.each(sheets)('%s breaks where the others do', (file) => {
  const queries = [...read(file).matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => query)
  const widths = queries.flatMap((query) => query.match(/(?:min|max)-width: [\d.]+px/g) ?? [])
  expect(widths.filter((width) => !allowed.has(width))).toEqual([])
  expect(queries.filter((query) => /width\s*[<>]/.test(query))).toEqual([])
})

/** Moves by itself: a length of time that `--motion`, which a visitor may turn off, does not give. `0s 0.2s` is a delay alone. */
const isMoving = (css: string) =>
  [...css.matchAll(/(?:transition|animation)(?:-duration)?:([^;}]*)/g)].some(([, how = '']) =>
    /\d(?:ms|s)\b/.test(how.replace(/\b0s [\d.]+s\b/, '')),
  )

it.each(sheets.filter((file) => isMoving(read(file))))('%s is still for a visitor who asks for it', (file) =>
  expect(read(file)).toContain('@media (prefers-reduced-motion: '),
)
