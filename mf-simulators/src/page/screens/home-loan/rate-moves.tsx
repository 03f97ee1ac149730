import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Difference } from 'shared-lib/kit/calculator/ui/change-list'
import { moneyColumn, percentColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal, formatNumber } from 'shared-lib/rules/money/format-number'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'

type Row = Pick<HomeLoanAnswer['rateShifts'][number], 'shift' | 'annualRate'> & {
  readonly instalment: number
  readonly difference: number
}

/** The rate as it is, between those below and above it. */
function rowsOf(result: HomeLoanAnswer): readonly Row[] {
  const { rateShifts, annualRate, instalment, laterRate = annualRate, laterInstalment = instalment } = result
  const now: Row = { shift: 0, annualRate: laterRate, instalment: laterInstalment, difference: 0 }
  return [...rateShifts, now].toSorted((one, other) => one.shift - other.shift)
}

const shiftWords = ({ shift }: Row) =>
  shift === 0 ? 'Como agora' : `${shift > 0 ? '+' : '−'}${formatNumber(Math.abs(shift * 100))} p.p.`

const plain = (amount: number) => formatDecimal(amount / 100, 2)

/** The instalment if the index rose or fell on the first day. */
export function RateMoves({ result }: ResultProps<HomeLoanAnswer>) {
  const { rateShifts, laterRate } = result
  const title = 'Se a taxa mudar'
  if (rateShifts.length === 0)
    return (
      <Part title={title} sentence="A taxa é fixa até ao fim: a prestação não muda com a Euribor.">
        {null}
      </Part>
    )
  const onePoint = rateShifts.find(({ shift }) => shift === 0.01)
  const when = laterRate === undefined ? '' : 'Depois do período fixo, '
  const words =
    onePoint &&
    `${when}${when ? 'se' : 'Se'} a Euribor subir um ponto percentual (p.p.), pagas mais ${formatBriefEuro(onePoint.difference)} por mês.`
  return (
    <Part title={title} sentence={words}>
      <DataTable<Row>
        caption="Prestação com outras taxas"
        file="credito-habitacao-taxas"
        why="A prestação de cada linha é a do teu crédito com a TAN dessa linha, no mesmo prazo: capital × i ÷ (1 − (1 + i)^−meses), i = TAN ÷ 12."
        rows={rowsOf(result)}
        keyOf={({ shift }) => shift}
        columns={[
          { title: 'Euribor', words: true, cell: shiftWords },
          percentColumn('TAN', ({ annualRate }) => annualRate, 3),
          moneyColumn('Prestação', ({ instalment }) => instalment),
          {
            title: 'Diferença por mês',
            cell: ({ difference }) => <Difference cents={difference} of="paid" />,
            csv: ({ difference }) => plain(difference),
          },
        ]}
      />
    </Part>
  )
}
