import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Comments, documentation and file names use the usual words of the field: a reader who does not know us should not
// have to work out what a mannered word means here. Visitors' copy has a list of its own (written-copy.test.ts).

const root = path.join(__dirname, '../..')

/** Each word with what to write instead. Code spans, fenced examples, string literals and test titles are not read. */
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

function commentsOf(source: string): string {
  let end = 0
  let comments = ''
  for (const { 0: comment, index } of source.matchAll(/(?<![^\s{])(?:\/\*[\s\S]*?\*\/|\/\/ .*)/g)) {
    comments += blank(source.slice(end, index)) + comment
    end = index + comment.length
  }
  return comments
}

function faultsIn(file: string, text: string): string[] {
  const name = path.posix.basename(file).replace(/[-._]/g, ' ')
  const prose = withoutCode(file.endsWith('.md') ? text : commentsOf(text))
  const faults = (place: string, line: string) =>
    [...line.matchAll(anyWord)].map(([word]) => `${place} «${word}»: ${insteadOf(word)}`)
  // Most files hold none of the words, and one look at a whole file is cheaper than one at each line.
  const inProse = prose.search(anyWord) < 0 ? [] : prose.split('\n')
  return [...faults(file, name), ...inProse.flatMap((line, at) => faults(`${file}:${at + 1}`, line))]
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

it('reads comments, prose and file names with their lines, and no code', () => {
  const source = "const a = `told`\nconst b = '// told' // `told` beside\n/*\n * Nobody */ told('/*', a)\n"
  const inMarkdown = 'a\n```\ntold\n```\nfor who `told`'
  const found = (file: string, text: string) => faultsIn(file, text).map((fault) => fault.split(': ')[0])
  expect(found('a/told-b.ts', source)).toEqual([
    'a/told-b.ts «told»',
    'a/told-b.ts:2 «beside»',
    'a/told-b.ts:4 «Nobody»',
  ])
  expect(found('a.md', inMarkdown)).toEqual(['a.md:5 «for who»'])
})

it('has no mannered word in comments, documentation and file names', () => {
  // Its own examples are faults.
  const files = filesIn('').filter((file) => path.join(root, file) !== __filename)
  expect(files.length).toBeGreaterThan(3000)
  expect(files.flatMap((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
