import type { Cell, Line, TextItem } from './text-item'

const letters = new Map<string, string>()

const foldedLetter = (letter: string) => {
  const known = letters.get(letter)
  if (known !== undefined) return known
  const sign = /\s/.test(letter) ? ' ' : /[\u2010-\u2012]/.test(letter) ? '-' : letter.normalize('NFD')
  const [base = letter] = sign.toLowerCase()
  letters.set(letter, base)
  return base
}

/**
 * Lower case without accents, each letter at its place: `Potência` is `potencia`, and `1'234` is `1.234`. Labels are
 * compared like this.
 */
export const folded = (text: string) =>
  text.replace(/[^\u0021-\u0040\u005b-\u007e]/g, foldedLetter).replace(/(?<=\d)['’ʼ´`](?=\d{3}(?!\d))/g, '.')

/** Gaps in heights of a line: below it letters of one word, above it the next cell. */
const wordGap = 0.12
const cellGap = 1.1

function cellsOf(items: readonly TextItem[], height: number): Cell[] {
  const cells: { text: string; x: number; end: number }[] = []
  for (const { text, x, width } of items) {
    const last = cells.at(-1)
    const gap = last ? x - last.end : Number.POSITIVE_INFINITY
    if (last && gap < cellGap * height) {
      last.text += (gap > wordGap * height ? ' ' : '') + text
      last.end = Math.max(last.end, x + width)
    } else cells.push({ text, x, end: x + width })
  }
  return cells.map(({ text, x, end }) => {
    const words = text.replace(/\s+/g, ' ').trim()
    return { text: words, plain: folded(words), x, end }
  })
}

function lineOf(items: readonly TextItem[]): Line {
  const ordered = [...items].sort((a, b) => a.x - b.x)
  const height = Math.max(...items.map((item) => item.height))
  const cells = cellsOf(ordered, height)
  const text = cells.map((cell) => cell.text).join('  ')
  const tops = items.flatMap(({ top }) => top ?? [])
  return {
    page: items[0]?.page ?? 1,
    y: items[0]?.y ?? 0,
    height,
    ...(tops.length === items.length && { top: Math.min(...tops) }),
    cells,
    text,
    plain: folded(text),
  }
}

/** Lines from top to bottom, page by page: text at one height is one line, whatever order the file wrote it in. */
export function pageLines(items: readonly TextItem[]): Line[] {
  const ordered = items
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
  const rows: TextItem[][] = []
  for (const item of ordered) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const near = first && Math.abs(item.y - first.y) <= 0.45 * Math.min(first.height, item.height)
    if (row && near && first.page === item.page) row.push(item)
    else rows.push([item])
  }
  return rows.map(lineOf)
}
