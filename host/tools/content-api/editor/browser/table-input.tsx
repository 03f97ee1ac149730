import {
  cellsOf,
  tableOf,
  withCell,
  withColumn,
  withHead,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-rows'
import { Grouped, type InputProps } from './text-input'

/** A table as a table: titles above, a field for each cell. */
export function TableInput({ name, field, value, change }: InputProps) {
  const table = tableOf(value)
  return (
    <Grouped name={name} field={field}>
      <div className="cells">
        <table>
          <thead>
            <tr>
              {table.thead.map((cell, column) => (
                <th key={cell._uid ?? column}>
                  <input
                    aria-label={`Título da coluna ${column + 1}`}
                    value={cell.value ?? ''}
                    onChange={(event) => change(withHead(table, column, event.target.value))}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {table.tbody.map((row, at) => (
              <tr key={row._uid ?? at}>
                {cellsOf(table, row).map((cell, column) => (
                  <td key={table.thead[column]?._uid ?? column}>
                    <input
                      aria-label={`Linha ${at + 1}, coluna ${column + 1}`}
                      value={cell.value ?? ''}
                      onChange={(event) => change(withCell(table, at, column, event.target.value))}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    aria-label={`Tirar a linha ${at + 1}`}
                    disabled={table.tbody.length === 1}
                    onClick={() => change(withoutRow(table, at))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
            <tr>
              {table.thead.map((cell, column) => (
                <td key={cell._uid ?? column}>
                  <button
                    type="button"
                    aria-label={`Tirar a coluna ${column + 1}`}
                    disabled={table.thead.length === 1}
                    onClick={() => change(withoutColumn(table, column))}
                  >
                    ×
                  </button>
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <p className="tools">
        <button type="button" onClick={() => change(withRow(table))}>
          Nova linha
        </button>
        <button type="button" onClick={() => change(withColumn(table))}>
          Nova coluna
        </button>
      </p>
    </Grouped>
  )
}
