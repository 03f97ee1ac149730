import type { ReactNode } from 'react'
import { Download } from '../../icons'
import { Button } from '../../ui/button/button'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { saveFile } from '../save-file'
import styles from './data-table.module.css'
import { NeedsScript } from './needs-script'
import { Reason } from './reason'

/** Takes a table along. */
const CsvButton = ({ file, csv }: { file: string; csv: () => string }) => (
  <NeedsScript>
    <p className={styles.file}>
      <Button
        kind="quiet"
        icon={<Download size={20} />}
        onClick={() => saveFile(`${file}.csv`, csv(), 'text/csv')}
      >
        Descarregar tabela (CSV)
      </Button>
    </p>
  </NeedsScript>
)

/** The first character lets spreadsheets read the accents. */
const byteOrderMark = '\ufeff'

/** A cell that a spreadsheet would take for a formula is kept as text. */
const harmless = (cell: string) => (/^[=+@]|^-(?!\d)/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a CSV file that a Portuguese spreadsheet opens as it is: semicolons, decimal commas, UTF-8 with its mark. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(';')).join('\r\n')

export interface Column<Row> {
  readonly title: string
  /** On the screen. */
  readonly cell: (row: Row) => ReactNode
  /** In the file; the text on the screen by default. */
  readonly csv?: (row: Row) => string
  /** Aligns words to the left; figures are on the right. */
  readonly words?: true
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** Name of the file, without its ending; missing: nothing to take along. */
  readonly file?: string
  /** How its figures are computed, with the law: a figure without a reason is not shown. */
  readonly why: string
}

const isText = (cell: ReactNode) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

/** So many rows scroll in themselves on a wide screen; on a phone nothing scrolls up and down but the page. */
const long = 60
/** More columns than a phone is wide for: there each row is a card. */
const wide = 3

/** A table that shows every figure at any width, as cards where it has more columns than fit, and can be taken along as CSV. */
export function DataTable<Row>({ caption, columns, rows, keyOf, file, why }: DataTableProps<Row>) {
  const csv = () =>
    csvOf([
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ cell, csv }) => csv?.(row) ?? isText(cell(row)))),
    ])
  const box = {
    className: styles.scroll,
    'data-long': rows.length > long ? '' : undefined,
    'data-cards': columns.length > wide ? '' : undefined,
  }
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section {...box} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map(({ title, words }) => (
                <th key={title} scope="col" data-words={words && ''}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ title, cell, words }, at) =>
                  at === 0 ? (
                    <th key={title} scope="row" data-words={words && ''}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={title} data-words={words && ''} data-column={title}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Reason>{why}</Reason>
      {file && <CsvButton file={file} csv={csv} />}
    </div>
  )
}
