import type { TextItem } from '../text-item'
import { textWidth } from './text-width'

/** A text at a place: x in points from the left, or its right edge. */
type Placed = readonly [x: number, text: string, align?: 'right']

/** A synthetic invoice being written: A4 pages in points, y from the top. */
export class Sheet {
  readonly items: TextItem[] = []
  private page = 1

  /** Texts on one baseline. */
  row(y: number, texts: readonly Placed[], size = 9): this {
    for (const [at, text, align] of texts) {
      const width = textWidth(text, size)
      const x = align === 'right' ? at - width : at
      this.items.push({ text, x, y, width, height: size, page: this.page })
    }
    return this
  }

  /** Lines of text below each other. */
  block(x: number, y: number, texts: readonly string[], size = 9, leading = 1.35): this {
    for (const [at, text] of texts.entries()) this.row(y + at * size * leading, [[x, text]], size)
    return this
  }

  /** A table: heads and rows; a column is the x of its left edge, or minus the x of its right edge. */
  table(
    y: number,
    columns: readonly number[],
    rows: readonly (readonly string[])[],
    size = 9,
    leading = 1.6,
  ): this {
    rows.forEach((cells, at) => {
      const placed = cells.flatMap((text, column): Placed[] => {
        const x = columns[column] ?? 0
        return text === '' ? [] : [x < 0 ? [-x, text, 'right'] : [x, text]]
      })
      this.row(y + at * size * leading, placed, size)
    })
    return this
  }

  nextPage(): this {
    this.page += 1
    return this
  }
}
