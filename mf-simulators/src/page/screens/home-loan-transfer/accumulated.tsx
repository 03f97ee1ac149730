import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { Money } from 'shared-lib/kit/ui/money/money'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { HomeLoanTransferAnswer } from '../../../calculators/home-loan-transfer.result'
import { monthsInWords } from '../home-loan/words'

type Row = HomeLoanTransferAnswer['savings'][number]

const timeOf = ({ month }: Row) => (month === 0 ? 'hoje' : monthsInWords(month))

function sentenceOf({
  totalCosts = cents(0),
  breakEvenMonth,
  totalSaving = cents(0),
}: HomeLoanTransferAnswer) {
  const saved = `poupas ${formatWholeEuro(totalSaving)} no total`
  if (totalCosts === 0 && breakEvenMonth !== undefined)
    return `Não há custos a recuperar: ${saved}, a partir ${breakEvenMonth === 1 ? 'do primeiro mês' : `do fim de ${monthsInWords(breakEvenMonth)}`}.`
  if (totalCosts === 0)
    return `Não há custos a recuperar, mas pagas mais ${formatWholeEuro(cents(-totalSaving))}.`
  const costs = formatWholeEuro(totalCosts)
  return breakEvenMonth === undefined
    ? `Não recuperas os ${costs}: pagas mais ${formatWholeEuro(cents(-totalSaving))} no total.`
    : `Recuperas os ${costs} em ${monthsInWords(breakEvenMonth)} e ${saved}.`
}

/** The saving so far, less costs, from today to the end; nothing while the costs are not known. */
export function Accumulated(result: HomeLoanTransferAnswer) {
  const { totalCosts, savings } = result
  if (totalCosts === undefined) return null
  const rows: readonly Row[] = [{ month: 0, saving: cents(-totalCosts) }, ...savings]
  const words = sentenceOf(result)
  return (
    <Part title="Quanto já poupaste em cada ano" sentence={words}>
      <Picture file="transferencia-de-credito">
        <LineChart
          summary={words}
          xs={rows.map(timeOf)}
          lines={[{ label: 'Poupança acumulada', values: rows.map(({ saving }) => saving) }]}
        />
      </Picture>
      <DataTable
        caption="Poupança acumulada, já sem os custos"
        file="transferencia-de-credito"
        why="Em cada mês somamos o que pagarias no crédito de agora e tiramos o que pagas no novo; no início estão os custos da mudança."
        rows={rows}
        keyOf={({ month }) => month}
        columns={[
          { title: 'Ao fim de', words: true, cell: timeOf },
          {
            title: 'Poupança acumulada',
            cell: ({ saving }) => <Money cents={saving} signed />,
            csv: ({ saving }) => formatDecimal(saving / 100, 2),
          },
        ]}
      />
    </Part>
  )
}
