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

const table = {
  fieldtype: 'table',
  thead: [
    { _uid: 'h1', value: 'Potência', component: '_table_head' },
    { _uid: 'h2', value: 'Por dia', component: '_table_head' },
  ],
  tbody: [
    { _uid: 'r1', component: '_table_row', body: [{ _uid: 'c1', value: '3,45', component: '_table_col' }] },
    {
      _uid: 'r2',
      component: '_table_row',
      body: [
        { _uid: 'c2', value: '4,6', component: '_table_col' },
        { _uid: 'c3', value: '0,25 €', component: '_table_col' },
      ],
    },
  ],
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
