/** A table as Storyblok's field keeps it. */
export interface Table {
  readonly fieldtype: 'table'
  readonly thead: readonly TableCell[]
  readonly tbody: readonly TableRow[]
}
interface TableCell {
  readonly _uid?: string
  readonly component?: string
  readonly value?: string
}
interface TableRow {
  readonly _uid?: string
  readonly component?: string
  readonly body: readonly TableCell[]
}

const listOf = <Item>(value: unknown) => (Array.isArray(value) ? (value as readonly Item[]) : [])

/** A table from whatever a story holds; one that is not there yet has two columns and a row. */
export function tableOf(value: unknown): Table {
  const { thead, tbody } = (value ?? {}) as Partial<Table>
  const rows = listOf<TableRow>(tbody).map((row) => ({ ...row, body: listOf<TableCell>(row.body) }))
  const table: Table = { fieldtype: 'table', thead: listOf<TableCell>(thead), tbody: rows }
  return table.thead.length > 0 ? table : withRow(withColumn(withColumn(table)))
}

const newHead = (): TableCell => ({ _uid: crypto.randomUUID(), component: '_table_head', value: '' })
const newCell = (): TableCell => ({ _uid: crypto.randomUUID(), component: '_table_col', value: '' })

/** Every row as long as the head: cells that are missing are empty. */
export const cellsOf = ({ thead }: Table, { body }: TableRow): readonly TableCell[] =>
  thead.map((_, at) => body[at] ?? newCell())

export const withHead = (table: Table, column: number, value: string): Table => ({
  ...table,
  thead: table.thead.map((cell, at) => (at === column ? { ...cell, value } : cell)),
})

export const withCell = (table: Table, row: number, column: number, value: string): Table => ({
  ...table,
  tbody: table.tbody.map((one, at) =>
    at === row
      ? {
          ...one,
          body: cellsOf(table, one).map((cell, place) => (place === column ? { ...cell, value } : cell)),
        }
      : one,
  ),
})

export const withColumn = (table: Table): Table => ({
  ...table,
  thead: [...table.thead, newHead()],
  tbody: table.tbody.map((row) => ({ ...row, body: [...cellsOf(table, row), newCell()] })),
})

export const withoutColumn = (table: Table, column: number): Table => ({
  ...table,
  thead: table.thead.toSpliced(column, 1),
  tbody: table.tbody.map((row) => ({ ...row, body: cellsOf(table, row).toSpliced(column, 1) })),
})

export const withRow = (table: Table): Table => ({
  ...table,
  tbody: [
    ...table.tbody,
    { _uid: crypto.randomUUID(), component: '_table_row', body: table.thead.map(newCell) },
  ],
})

export const withoutRow = (table: Table, row: number): Table => ({
  ...table,
  tbody: table.tbody.toSpliced(row, 1),
})
