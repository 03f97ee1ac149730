import { fontFile } from './font-file'

const files = [
  'browser/figtree-latin.3f2a.woff2',
  'browser/figtree-latin-ext.77aa.woff2',
  'browser/shell.js',
].map((path) => ({ path }))

it('finds the file of a variant, and not of one whose name only begins like it', () => {
  expect(fontFile(files, 'figtree', 'latin')).toBe('figtree-latin.3f2a.woff2')
  expect(fontFile(files, 'figtree', 'latin-ext')).toBe('figtree-latin-ext.77aa.woff2')
})

it.each([
  ['arial', 'latin'],
  ['figtree', 'cyrillic'],
])('refuses %s %s', (family, variant) =>
  expect(() => fontFile(files, family, variant)).toThrow(`Unknown font "${family} ${variant}"`),
)
