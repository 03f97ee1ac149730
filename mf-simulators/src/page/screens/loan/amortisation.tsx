import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { Details } from 'shared-lib/kit/ui/details/details'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

type Row = LoanResult['schedule'][number]

function sentence(schedule: readonly Row[]): string {
  const half = schedule[Math.ceil(schedule.length / 2) - 1]
  return half && schedule.length > 1
    ? `Depois de ${half.number} das ${schedule.length} prestações ainda deves ${formatBriefEuro(half.balance)}.`
    : ''
}

/** Interest and its tax paid up to each instalment. */
function interestSoFar(schedule: readonly Row[]): number[] {
  let paid = 0
  return schedule.map(({ interest, levy }) => {
    paid += interest + levy
    return paid
  })
}

/** Debt and interest paid, instalment by instalment, without the early repayment. */
export function Amortisation({ schedule, amount, early }: LoanResult) {
  const words = sentence(schedule)
  return (
    <Part
      title="O crédito, prestação a prestação"
      sentence={`${words}${early ? ' Sem contar com o reembolso antecipado.' : ''}`}
    >
      <Picture file="credito-pessoal-divida">
        <LineChart
          summary={words}
          xs={['0', ...schedule.map(({ number }) => String(number))]}
          lines={[
            { label: 'Em dívida', values: [amount, ...schedule.map(({ balance }) => balance)] },
            { label: 'Juros e selo já pagos', values: [0, ...interestSoFar(schedule)] },
          ]}
        />
      </Picture>
      <Details summary={`Ver cada prestação (${schedule.length})`}>
        <DataTable
          caption="Plano de prestações"
          file="plano-de-prestacoes"
          why="Os juros de cada mês são a dívida × TAN ÷ 12, e o imposto do selo é 4 % dos juros; o resto da prestação abate à dívida. DL 133/2009; TGIS, verba 17.3.1."
          rows={schedule}
          keyOf={({ number }) => number}
          columns={[
            { title: 'N.º', cell: ({ number }) => number },
            moneyColumn<Row>('Prestação', ({ instalment }) => instalment),
            moneyColumn<Row>('Juros', ({ interest }) => interest),
            moneyColumn<Row>('Selo', ({ levy }) => levy),
            moneyColumn<Row>('Capital', ({ capital }) => capital),
            moneyColumn<Row>('Em dívida', ({ balance }) => balance),
          ]}
        />
      </Details>
    </Part>
  )
}
