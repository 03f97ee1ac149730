import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Comments, titles of tests, documentation and file names use the usual words of the field. Visitors' copy has a list of
// its own (written-copy.test.ts).

const root = path.join(__dirname, '../..')

/** Each word with what to write instead. Code spans, fenced examples and other string literals are not read. */
const words: Readonly<Record<string, string>> = {
  'stands?': 'is, is in, comes: code and text do not stand',
  told: 'given, reported, known, passed',
  'tells?': 'reports, returns, notifies, distinguishes',
  'said|says': 'given, declared; states, returns, holds: code does not speak',
  anew: 'again, freshly',
  whoever: 'the role: the caller, a visitor who',
  nobody: 'no visitor, no caller, or what is never the case',
  somebody: 'the role: a visitor, an editor, an operator',
  beside: 'next to, in addition to, compared with',
  meanwhile: 'in that time, or name the event',
  '(?:as|at|by|for|from|in|of|on|than|to|with) who': 'a noun before «who»: for visitors who',
}

const anyWord = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi')

const insteadOf = (found: string) =>
  Object.entries(words).find(([word]) => new RegExp(`^(?:${word})$`, 'i').test(found))?.[1]

/** Keeps the lines of what is cut out, so that the rest has its line numbers. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```|`[^`\n]*`/gm, blank)

const comment = /(?<![^\s{])(?:\/\*[\s\S]*?\*\/|\/\/ .*)/
const testTitle =
  /(?<=\b(?:it|test|describe)(?:\.\w+)*\(\s*|\]\)\(\s*)(?:'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/

/** Keeps only what matches `part`. */
function only(part: RegExp, source: string): string {
  let end = 0
  let kept = ''
  for (const { 0: text, index } of source.matchAll(new RegExp(part, 'g'))) {
    kept += blank(source.slice(end, index)) + text
    end = index + text.length
  }
  return kept
}

function proseOf(file: string, text: string): string[] {
  if (file.endsWith('.md')) return [withoutCode(text)]
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file)
  return [withoutCode(only(comment, text)), ...(isTest ? [only(testTitle, text)] : [])]
}

function faultsIn(file: string, text: string): string[] {
  const name = path.posix.basename(file).replace(/[-._]/g, ' ')
  const faults = (place: string, line: string) =>
    [...line.matchAll(anyWord)].map(([word]) => `${place} «${word}»: ${insteadOf(word)}`)
  // Most files hold none of the words, and one look at a whole file is cheaper than one at each line.
  const inProse = proseOf(file, text).flatMap((prose) =>
    prose.search(anyWord) < 0
      ? []
      : prose.split('\n').flatMap((line, at) => faults(`${file}:${at + 1}`, line)),
  )
  return [...faults(file, name), ...inProse]
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(?:\.(?!github$)|(?:node_modules|dist|coverage|test-results|playwright-report)$)/.test(
        entry.name,
      )
        ? []
        : filesIn(file)
    return /\.(?:tsx?|mjs|cjs|css|md)$/.test(file) && !file.endsWith('CHANGELOG.md') ? [file] : []
  })

it('reads comments, titles of tests, prose and file names with their lines, and no code', () => {
  const source = "const a = `told`\nconst b = '// told' // `told` beside\n/*\n * Nobody */ told('/*', a)\n"
  const titles = "it('told', a)\nit.each([b])(\n  `says`, c)\nsay('anew')"
  const inMarkdown = 'a\n```\ntold\n```\nfor who `told`'
  const found = (file: string, text: string) => faultsIn(file, text).map((fault) => fault.split(': ')[0])
  expect(found('a/told-b.ts', source)).toEqual([
    'a/told-b.ts «told»',
    'a/told-b.ts:2 «beside»',
    'a/told-b.ts:4 «Nobody»',
  ])
  expect(found('a.test.ts', titles)).toEqual(['a.test.ts:1 «told»', 'a.test.ts:3 «says»'])
  expect(found('a.ts', titles)).toEqual([])
  expect(found('a.md', inMarkdown)).toEqual(['a.md:5 «for who»'])
})

it('has no mannered word in comments, titles of tests, documentation and file names', () => {
  // Its own examples are faults.
  const files = filesIn('').filter((file) => path.join(root, file) !== __filename)
  expect(files.length).toBeGreaterThan(3000)
  expect(files.flatMap((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
