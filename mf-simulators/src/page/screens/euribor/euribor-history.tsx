import { percentColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart, type LineChartProps } from 'shared-lib/kit/explain/ui/line-chart'
import { Details } from 'shared-lib/kit/ui/details/details'
import type { EuriborResult } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { monthInWords } from 'shared-lib/rules/credit/month'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { chartMonth, shortMonth } from './short-month'

type Month = EuriborResult['history'][number]

/** Between what it moved, and where it is. */
export function historyWords(history: readonly Month[], tenor: string): string {
  const sorted = history.toSorted((one, two) => one.index - two.index)
  const [least, most, newest] = [sorted[0], sorted.at(-1), history.at(-1)]
  if (!least || !most || !newest) return ''
  const indexText = ({ index, month }: Month) => `${percentText(index, 3)} em ${monthInWords(month)}`
  return `Desde ${monthInWords(history[0]?.month ?? newest.month)}, a Euribor a ${tenor} meses andou entre ${indexText(least)} e ${indexText(most)}. A última disponível aqui: ${indexText(newest)}.`
}

/** Months with the index that ruled the instalment paid in them; none before the first one. */
const withOwn = ({ history, reviews }: EuriborResult) =>
  history.map((row) => ({
    ...row,
    own: reviews.find(
      ({ firstInstalment, lastInstalment }) => firstInstalment <= row.month && row.month <= lastInstalment,
    )?.index,
  }))

/** Months listed one by one: those of the contract, and at least the last five years; of the years before, December. */
function listedMonths<Row extends Month>(rows: readonly Row[], { reviews }: EuriborResult): readonly Row[] {
  const first = [rows.at(-60)?.month ?? '', reviews[0]?.indexMonth ?? '9'].toSorted()[0] ?? ''
  return rows.filter(({ month }) => month >= first || month.endsWith('-12'))
}

interface HistoryDrawingProps {
  readonly result: EuriborResult
  /** Sentence that describes the drawing. */
  readonly words: string
  readonly over?: LineChartProps['over']
}

/** The index of the contract's tenor since it exists, with the one that counted, which moves at reviews alone. */
export const HistoryDrawing = ({ result, words, over }: HistoryDrawingProps) => {
  const rows = withOwn(result)
  return (
    <LineChart
      summary={words}
      xs={rows.map(({ month }) => chartMonth(month))}
      lines={[
        { label: 'Média do mês', values: rows.map(({ index }) => index * 100) },
        ...(result.reviews.length === 0
          ? []
          : [
              {
                label: 'A que contou na tua prestação',
                values: rows.map(({ own }) => (own === undefined ? undefined : own * 100)),
                steps: true as const,
              },
            ]),
      ]}
      format={(value) => `${value.toString().replace('.', ',')}\u00a0%`}
      over={over}
    />
  )
}

/** The same in months. */
export function HistoryTable({ result, tenor }: { readonly result: EuriborResult; readonly tenor: string }) {
  const months = listedMonths(withOwn(result), result)
  return (
    <Details summary={`Ver a tabela (${months.length} meses)`}>
      <DataTable
        caption={`Euribor a ${tenor} meses`}
        why="Médias mensais. Dos anos antes do teu contrato está aqui o mês de dezembro; o desenho tem todos os meses."
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { title: 'Mês', cell: ({ month }) => shortMonth(month), words: true },
          percentColumn<Month>('Média', ({ index }) => index, 3),
          {
            title: 'A que contou na tua prestação',
            cell: ({ own }) => (own === undefined ? '–' : percentText(own, 3)),
          },
        ]}
      />
    </Details>
  )
}
