import {
  cellsOf,
  type Table,
  tableOf,
  withCell,
  withColumn,
  withHead,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-rows'

const head = (_uid: string, value: string) => ({ _uid, value, component: '_table_head' })
const cell = (_uid: string, value: string) => ({ _uid, value, component: '_table_col' })
const row = (_uid: string, ...body: object[]) => ({ _uid, component: '_table_row', body })
const table = {
  fieldtype: 'table',
  thead: [head('h1', 'Potência'), head('h2', 'Por dia')],
  tbody: [row('r1', cell('c1', '3,45')), row('r2', cell('c2', '4,6'), cell('c3', '0,25 €'))],
}

const words = (one: Table) => [
  one.thead.map(({ value }) => value),
  ...one.tbody.map((row) => cellsOf(one, row).map(({ value }) => value)),
]

test.each([undefined, null, '', {}, { thead: 'x', tbody: 7 }])('%j is a new table', (value) => {
  expect(words(tableOf(value))).toEqual([
    ['', ''],
    ['', ''],
  ])
})

test('a cell that is written leaves every other as it was, to its name', () => {
  const next = withCell(withHead(tableOf(table), 1, 'Por mês'), 0, 1, '0,19 €')
  expect(words(next)).toEqual([
    ['Potência', 'Por mês'],
    ['3,45', '0,19 €'],
    ['4,6', '0,25 €'],
  ])
  expect(next.tbody[1]).toEqual(table.tbody[1])
  expect(next.thead[1]?._uid).toBe('h2')
  expect(next.tbody[0]?.body[1]).toMatchObject({ component: '_table_col' })
})

test('columns and rows come and go', () => {
  const wider = withRow(withColumn(tableOf(table)))
  expect(words(wider)).toEqual([
    ['Potência', 'Por dia', ''],
    ['3,45', '', ''],
    ['4,6', '0,25 €', ''],
    ['', '', ''],
  ])
  expect(words(withoutRow(withoutColumn(wider, 0), 0))).toEqual([
    ['Por dia', ''],
    ['0,25 €', ''],
    ['', ''],
  ])
})
