import type { ResultProps } from 'shared-lib/calculator/calculator-view'
import { inPlace } from 'shared-lib/events/plain-click'
import { DataTable } from 'shared-lib/explain/ui/data-table'
import { LineChart } from 'shared-lib/explain/ui/line-chart'
import { Part } from 'shared-lib/explain/ui/part'
import { Picture } from 'shared-lib/explain/ui/picture'
import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { formatDecimal } from 'shared-lib/money/format-number'
import type { NetSalaryResult } from '../../calculators/net-salary.result'

type Row = NetSalaryResult['ribbon'][number]

const shown = (amount: number | undefined) =>
  amount === undefined ? 'desconhecido' : formatEuro(cents(amount))
const plain = (amount: number | undefined) => (amount === undefined ? '' : formatDecimal(amount / 100, 2))

/** `2025-10` → `10/2025` */
const shortMonth = (period: string) => period.split('-').reverse().join('/')

function sentence(rows: readonly Row[]): string {
  const known = rows.flatMap(({ netMonth, label }) => (netMonth === undefined ? [] : [{ netMonth, label }]))
  const best = known.toSorted((one, two) => two.netMonth - one.netMonth)[0]
  const least = known.toSorted((one, two) => one.netMonth - two.netMonth)[0]
  if (!best || !least || best === least) return ''
  return `Com este ordenado, recebeste mais ${best.label} (${formatEuro(cents(best.netMonth))}) e menos ${least.label} (${formatEuro(cents(least.netMonth))}).`
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
          {
            title: 'Retenção',
            cell: ({ withholding }) => shown(withholding),
            csv: ({ withholding }) => plain(withholding),
          },
          {
            title: 'Líquido',
            cell: ({ netMonth }) => shown(netMonth),
            csv: ({ netMonth }) => plain(netMonth),
          },
        ]}
      />
    </Part>
  )
}
