import type { TextItem } from '../text-item'
import { textWidth } from './text-width'

const size = 9
const [column, line] = [5.4, 12.5]
const pageBreak = '\f'

/**
 * An invoice drawn with letters: each line is one of the page, two or more blanks separate its pieces, and a piece
 * keeps its column. A form feed starts a new page.
 * @param order how a PDF may hold the pieces of a page, when not as they are read
 */
export function typed(
  drawing: string,
  order: (one: TextItem, other: TextItem) => number = () => 0,
): TextItem[] {
  return drawing.split(pageBreak).flatMap((page, at) =>
    page
      .split('\n')
      .flatMap((text, row) =>
        [...text.matchAll(/\S+(?: \S+)*/g)].map((piece) => ({
          text: piece[0],
          x: 40 + piece.index * column,
          y: 40 + row * line,
          width: textWidth(piece[0], size),
          height: size,
          page: at + 1,
        })),
      )
      .sort(order),
  )
}
