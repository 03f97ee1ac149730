import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { inPlace } from 'shared-lib/kit/events/plain-click'
import { moneyColumn, percentColumn } from 'shared-lib/kit/explain/columns'
import { type Column, DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { figureText } from 'shared-lib/rules/figures/figure-text'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import { monthlyInterestWhy } from './monthly-interest'

type Year = HomeLoanAnswer['years'][number]
type Month = NonNullable<HomeLoanAnswer['schedule']>[number]

const yearColumns: readonly Column<Year>[] = [
  { title: 'Ano', cell: ({ year }) => year },
  moneyColumn('Juros', ({ interest }) => interest),
  moneyColumn('Capital', ({ capital }) => capital),
  moneyColumn('Em dívida', ({ balance }) => balance),
]

const monthColumns: readonly Column<Month>[] = [
  { title: 'N.º', cell: ({ number }) => number },
  percentColumn('TAN', ({ annualRate }) => annualRate, 3),
  moneyColumn('Prestação', ({ instalment }) => instalment),
  moneyColumn('Juros', ({ interest }) => interest),
  moneyColumn('Capital', ({ capital }) => capital),
  moneyColumn('Em dívida', ({ balance }) => balance),
]

/** Interest paid up to the end of each year. */
const paidSoFar = (years: readonly Year[]) =>
  years.map((_, at) => years.slice(0, at + 1).reduce((sum, { interest }) => sum + interest, 0))

/** Debt and interest paid, by year; every instalment on request. */
export function Balance({ result, hrefWith, onChange }: ResultProps<HomeLoanAnswer>) {
  const { years, amount, schedule } = result
  const half = years.find(({ balance }) => balance * 2 < amount)
  const first = years[0]
  const mostlyInterest = first && first.interest > first.capital ? ' No princípio pagas sobretudo juros.' : ''
  const words = half && `Deves menos de metade ao fim de ${figureText(half.year, 'years')}.${mostlyInterest}`
  const other = { schedule: schedule ? 'yearly' : 'monthly' }
  return (
    <Part title="Quanto deves em cada ano" sentence={words}>
      <Picture file="credito-habitacao-divida">
        <LineChart
          summary={`O que deves desce de ${formatWholeEuro(amount)} até zero em ${figureText(years.length, 'years')}`}
          xs={['hoje', ...years.map(({ year }) => figureText(year, 'years'))]}
          lines={[
            { label: 'Em dívida', values: [amount, ...years.map(({ balance }) => balance)] },
            { label: 'Juros já pagos', values: [0, ...paidSoFar(years)] },
          ]}
        />
      </Picture>
      <DataTable
        caption="Juros, capital e dívida em cada ano"
        file="credito-habitacao-por-ano"
        why={monthlyInterestWhy}
        rows={years}
        keyOf={({ year }) => year}
        columns={yearColumns}
      />
      {schedule && (
        <DataTable
          caption="Todas as prestações"
          file="credito-habitacao-por-mes"
          why={monthlyInterestWhy}
          rows={schedule}
          keyOf={({ number }) => number}
          columns={monthColumns}
        />
      )}
      <p>
        <a href={hrefWith(other) ?? '#'} onClick={inPlace(() => onChange(other))}>
          {schedule ? 'Ver só ano a ano' : 'Ver todas as prestações, mês a mês'}
        </a>
      </p>
    </Part>
  )
}
