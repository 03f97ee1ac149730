import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../../..')
const sheets = readdirSync(repository)
  .map((name) => path.join(repository, name, 'src'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  )

/**
 * Subjects of `:has()` that hold the whole page: every element that is inserted anywhere may make them match, so that browsers
 * restyle all that is in them (690 elements of a home page, 145 ms on a slow phone). A state of the page is an attribute on the
 * smallest element that needs it. A slot may ask for a child of its own: it gets and loses few.
 */
const wide = /^(?:\*|html|body|main|:root|#qp-page-body|\.page\b.*|\[data-(?:slot|root).*|)$/

/** The rest of the compound selector in front of each `:has(`. */
const subjectsIn = (css: string) =>
  [
    ...css
      .replace(/\/\*.*?\*\/|@supports[^{]*|:(?:not|is|where)\((?=:has)|\[data-slot="\w+"\]:has\(>/gs, '')
      .matchAll(/([^\s,>+~({};]*):has\(/g),
  ].map(([, subject = '']) => subject)

it.each([
  [':root:has(dialog[open]) { a: b }', [':root']],
  ['html:has(a), body:not(:has(a)) > p {}', ['html', 'body']],
  ['main :has(> a) {}', ['']],
  ['[data-slot="header"]:has(a) {}', ['[data-slot="header"]']],
  ['.page--funnel:has(a) {}', ['.page--funnel']],
])('a subject as wide as the page is found in %s', (css, found) => {
  expect(subjectsIn(css)).toEqual(found)
  expect(found.every((subject) => wide.test(subject))).toBe(true)
})

it('lets a part look at what is in itself', () => {
  const css = '@supports selector(:has(a)) { .row:has(:disabled) .box, .tile:not(:has(.icon)) {} }'
  expect(subjectsIn(css)).toEqual(['.row', '.tile'])
  expect(subjectsIn(css).some((subject) => wide.test(subject))).toBe(false)
})

it('no sheet asks the whole page what is in it', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((file) =>
    subjectsIn(readFileSync(file, 'utf8'))
      .filter((subject) => wide.test(subject))
      .map((subject) => `${path.relative(repository, file)}: ${subject}:has()`),
  )
  expect(found).toEqual([])
})
