import { useId } from 'react'
import { isRecord, recordsOf, textOf } from '../source/story'
import type { BlockProps } from './rendering'

const isFigure = (text: string) => /^[-−]?[\d\s.,]+(\s*(€|%|kVA|kWh|kW|W|m³).*)?$/.test(text)

/**
 * Storyblok's table field; the first cell of each row names the row. On a phone a table of more than two columns becomes
 * one card a row, so that no answer is out of sight; each value then carries its column's name.
 */
export function TableBlock({ block }: BlockProps) {
  const table = isRecord(block.table) ? block.table : {}
  const caption = textOf(block.caption)
  const head = recordsOf(table.thead).map((cell) => textOf(cell.value))
  const rows = recordsOf(table.tbody).map((row) => recordsOf(row.body).map((cell) => textOf(cell.value)))
  // A column of figures lines up on the right, with its title.
  const figures = head.map((_, column) => column > 0 && rows.every((row) => isFigure(row[column] ?? '')))
  const classOf = (column: number) => (figures[column] ? 'b-table__figure' : undefined)
  const id = useId()
  const cards = head.length > 2
  return (
    <figure className={cards ? 'b-table b-table--cards' : 'b-table'}>
      <figcaption className="b-table__title" id={id}>
        {caption}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="b-table__scroll" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((title, column) => (
                <th scope="col" key={title} className={classOf(column)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td
                    key={head[column + 1]}
                    className={classOf(column + 1)}
                    data-column={cards ? head[column + 1] : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {textOf(block.note) && <p className="b-table__note">{textOf(block.note)}</p>}
    </figure>
  )
}
