import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { inPlace } from 'shared-lib/kit/events/plain-click'
import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { NetSalaryResult } from '../../../calculators/net-salary.result'

type Row = NetSalaryResult['ribbon'][number]

/** `2025-10` → `10/2025` */
const shortMonth = (period: string) => period.split('-').reverse().join('/')

function sentence(rows: readonly Row[]): string {
  const known = rows.flatMap(({ netMonth, label }) => (netMonth === undefined ? [] : [{ netMonth, label }]))
  const best = known.toSorted((one, two) => two.netMonth - one.netMonth)[0]
  const least = known.toSorted((one, two) => one.netMonth - two.netMonth)[0]
  if (!best || !least || best === least) return ''
  return `Com este ordenado, recebeste mais ${best.label} (${formatBriefEuro(cents(best.netMonth))}) e menos ${least.label} (${formatBriefEuro(cents(least.netMonth))}).`
}

/** One pay through every set of tables that we hold. */
export function Ribbon({ result: { ribbon, period }, hrefWith, onChange }: ResultProps<NetSalaryResult>) {
  const words = sentence(ribbon)
  const nets = ribbon.map(({ netMonth }) => netMonth)
  return (
    <Part title="O mesmo ordenado em todas as tabelas" sentence={words}>
      <Picture file="salario-liquido-por-tabela">
        <LineChart
          summary={words || 'Líquido por mês em cada tabela de retenção'}
          xs={[...ribbon.map((row) => shortMonth(row.period)), 'hoje']}
          lines={[{ label: 'Líquido por mês', values: [...nets, nets.at(-1)], steps: true }]}
        />
      </Picture>
      <DataTable
        caption="Líquido por mês em cada tabela de retenção"
        why="Fazemos a conta do mesmo ordenado com as tabelas de cada período, e com os limites do subsídio de refeição e do IRS Jovem desse ano. Abre uma linha para veres todos os passos."
        file="salario-liquido-por-tabela"
        rows={ribbon}
        keyOf={(row) => row.period}
        columns={[
          {
            title: 'Tabelas',
            words: true,
            csv: ({ label }) => label,
            cell: (row) =>
              row.period === period.id ? (
                row.label
              ) : (
                <a
                  href={hrefWith({ period: row.period }) ?? '#'}
                  onClick={inPlace(() => onChange({ period: row.period }))}
                >
                  {row.label}
                </a>
              ),
          },
          moneyColumn<Row>('Retenção', ({ withholding }) => withholding),
          moneyColumn<Row>('Líquido', ({ netMonth }) => netMonth),
        ]}
      />
    </Part>
  )
}
