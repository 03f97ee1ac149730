import type { TextItem } from '../text-item'
import type { SyntheticInvoice } from './facts'
import heldBackBills from './held-back-bills.json'
import layouts from './layouts-bills.json'
import { textWidth } from './text-width'
import { typed } from './typed'
import workedBills from './worked-bills.json'

interface Bill extends Omit<SyntheticInvoice, 'items'> {
  /** Drawn with letters (see `typed`). */
  readonly text?: readonly string[]
  /** From this x on, texts belong to a column that the file holds after the first one. */
  readonly secondColumn?: number
  /** `y size | x text | -x text`: points from the top, 9 unless given, left edge or minus the right one; or a page break. */
  readonly rows?: readonly string[]
}

const usualSize = 9

function placed(rows: readonly string[]): TextItem[] {
  let page = 1
  return rows.flatMap((row) => {
    if (row === '\f') page += 1
    const [place = '', ...texts] = row.split(' | ')
    const [y = 0, height = usualSize] = place.split(' ').map(Number)
    return texts.map((one) => {
      const [, at = '', text = ''] = /^(\S+) (.*)$/.exec(one) ?? []
      const width = textWidth(text, height)
      return { text, x: at.startsWith('-') ? -Number(at) - width : Number(at), y, width, height, page }
    })
  })
}

const drawn = (bills: unknown): readonly SyntheticInvoice[] =>
  (bills as readonly Bill[]).map(({ text, rows = [], secondColumn = Number.POSITIVE_INFINITY, ...bill }) => ({
    ...bill,
    items: text
      ? typed(
          `\n${text.join('\n')}\n`,
          (one, other) => Number(one.x > secondColumn) - Number(other.x > secondColumn),
        )
      : placed(rows),
  }))

// People, addresses, codes and amounts are invented; only the suppliers' names are real.

/** In the manner of six suppliers and a seventh of gas alone. */
export const invoices = drawn(layouts)
/** In layouts written before looking at the rules. */
export const heldBack = drawn(heldBackBills)
/** In the wordings of eight suppliers, each with the kind of trap that a real paper held. */
export const worked = drawn(workedBills)
