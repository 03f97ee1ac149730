import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { cacheBytes, textBytes } from '../../base/memory/cache-bytes'
import type { PageSheet } from '../page-parts/page'
import { pageMarks } from './page-marks'
import { type SheetRules, sheetRules, usedCss } from './sheet-rules'

interface FirstStyleParts {
  /** Address of the shell's own files, with a trailing slash, and their folder on this machine. */
  readonly base: string
  readonly folder: string
  /** Called for a sheet that must be linked because it could not be read. */
  readonly tell: (href: string, cause: unknown) => void
}

interface FirstStyle {
  /** Style of the page at first paint, for its head. */
  readonly css: string
  /** Whole sheets that come after the first paint. */
  readonly later: readonly string[]
  /** Sheets that could not be read here: the page waits for them. */
  readonly linked: readonly string[]
}

/** Larger ones are linked: reading them would hold up the visitor of the first page. */
const mostBytes = 512 * 1024

/**
 * Takes from the style sheets of a page what its own markup uses. A sheet is read once for each version of it; a
 * micro-frontend's sheet that cannot be parsed is linked as it is, and reported.
 */
export function openFirstStyles({ base, folder, tell }: FirstStyleParts) {
  const sheets = new LRUCache<string, { readonly rules: SheetRules | undefined }>({ max: 200 })
  /** Pages of one kind have the same marks: the steps of a funnel, the days of a page. */
  const made = new LRUCache<string, string>({
    maxSize: cacheBytes.firstStyles,
    sizeCalculation: (css, key) => textBytes(css + key),
  })

  const fileOf = ({ href, file }: PageSheet) =>
    file ?? (href.startsWith(base) ? path.join(folder, href.slice(base.length)) : undefined)

  function read(sheet: PageSheet): SheetRules | undefined {
    const { href } = sheet
    const file = fileOf(sheet)
    if (file === undefined) return undefined
    const known = sheets.get(href)
    if (known) return known.rules
    let rules: SheetRules | undefined
    try {
      const css = readFileSync(file, 'utf8')
      if (css.length > mostBytes) throw new Error(`${href} is longer than ${mostBytes} bytes`)
      rules = sheetRules(css, href)
    } catch (cause) {
      tell(href, cause)
    }
    sheets.set(href, { rules })
    return rules
  }

  /** @param given custom properties that a script sets on the page */
  return (all: readonly PageSheet[], html: string, given: readonly string[] = []): FirstStyle => {
    const found = all.map((sheet) => ({ ...sheet, rules: read(sheet) }))
    const known = found.flatMap(({ rules }) => (rules ? [rules] : []))
    const later = found.flatMap(({ href, rules }) => (rules ? [href] : []))
    const marks = pageMarks(html)
    const key = [...later, ...given, ...[...marks].sort()].join(' ')
    const css = made.get(key) ?? usedCss(known, marks, given)
    made.set(key, css)
    return { css, later, linked: found.flatMap(({ href, rules }) => (rules ? [] : [href])) }
  }
}

export type FirstStyles = ReturnType<typeof openFirstStyles>
