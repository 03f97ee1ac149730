import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { WagesAnswer } from '../../../calculators/wages.calculator'
import { signed } from './offers'

interface Row {
  readonly id: string
  readonly label: string
  readonly first: number
  readonly second: number
  readonly difference: number
}

const plain = (amount: number) => formatDecimal(amount / 100, 2)

/** The row that makes the most of the difference, in a sentence. */
function sentence(rows: readonly Row[]): string | undefined {
  const [most] = rows
    .filter(({ difference }) => difference !== 0)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
  return most && `O que mais pesa: ${most.label.toLowerCase()}, ${signed(most.difference)} na segunda.`
}

/** The difference line by line; the last line is what is left of both. */
export function DifferenceTable({ lines, first, second, difference }: WagesAnswer) {
  if (first.valueYear === undefined || second.valueYear === undefined || difference.valueYear === undefined)
    return null
  const rows: readonly Row[] = [
    ...lines,
    {
      id: 'total',
      label: 'O que fica',
      first: first.valueYear,
      second: second.valueYear,
      difference: difference.valueYear,
    },
  ]
  return (
    <Part title="De onde vem a diferença" sentence={sentence(lines)}>
      <DataTable
        caption="As duas propostas num ano, linha a linha"
        why="Cada linha é o valor da segunda proposta menos o da primeira, num ano. O que se desconta tem sinal menos. Como se chega a cada um está em «As contas»."
        file="comparar-ordenados"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Num ano', cell: ({ label }) => label, words: true },
          moneyColumn<Row>('Primeira', (row) => row.first, formatShortEuro),
          moneyColumn<Row>('Segunda', (row) => row.second, formatShortEuro),
          {
            title: 'Diferença',
            cell: (row) => signed(row.difference, formatShortEuro),
            csv: (row) => plain(row.difference),
          },
        ]}
      />
    </Part>
  )
}
