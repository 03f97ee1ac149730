import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { withMinus } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { Drawn } from './deposit-charts'

interface DepositChartProps {
  readonly title: string
  /** Text alternative of the chart. */
  readonly summary: string
  readonly drawn: Drawn
  readonly file: string
  /** How its figures are computed. */
  readonly why: string
  /** In a cell without a value. */
  readonly missing: string
}

const inEuros = (amount: number) => withMinus(formatWholeEuro(cents(amount)))

/** Lines of cents over days, with their table. */
export function DepositChart({ title, summary, drawn, file, why, missing }: DepositChartProps) {
  const rows = drawn.xs.map((x, at) => ({ x, at }))
  return (
    <Details summary={title}>
      <p className={layout.small}>{summary}</p>
      <Picture file={file}>
        <LineChart
          summary={summary}
          xs={drawn.xs}
          lines={drawn.lines.map(({ label, values }) => ({
            label,
            values: values.map((value) => value ?? undefined),
          }))}
          format={inEuros}
        />
      </Picture>
      <Details summary="Ver em tabela">
        <DataTable
          caption={title}
          why={why}
          rows={rows}
          keyOf={({ at }) => at}
          file={file}
          columns={[
            { title: 'Dia', words: true, cell: ({ x }) => x },
            ...drawn.lines.map(({ label, values }) => ({
              title: label,
              cell: ({ at }: { at: number }) => {
                const value = values[at]
                return value == null ? missing : withMinus(formatEuro(cents(value)))
              },
            })),
          ]}
        />
      </Details>
    </Details>
  )
}
