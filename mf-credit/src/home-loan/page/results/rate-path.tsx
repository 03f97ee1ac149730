import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { LineChart } from 'shared-lib/kit/explain/ui/line-chart'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatColumnEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanFound } from './home-loan.load'

const labelOf = (shift: number) => {
  if (shift === 0) return 'Euribor como está'
  return `Euribor +${shift * 100} ${shift === 0.01 ? 'ponto' : 'pontos'}`
}

/** How the instalment goes on if the Euribor stays, or rises by one or two points. */
export function RatePath({ loan }: Pick<HomeLoanFound, 'loan'>) {
  const { paths, laterFrom = 1 } = loan
  const [held, ...raised] = paths
  if (!held || raised.length === 0) return null
  const at = Math.floor((laterFrom - 1) / 12)
  const now = held.instalments[at] ?? cents(0)
  const rows = held.instalments.map((_, year) => year)
  const cell = (path: (typeof paths)[number], year: number) =>
    formatColumnEuro(path.instalments[year] ?? cents(0))
  return (
    <section className={layout.part}>
      <h2>Se a Euribor subir</h2>
      <ul className={layout.list}>
        {raised.map((path) => {
          const then = path.instalments[at] ?? cents(0)
          return (
            <li key={path.shift}>
              <strong>{labelOf(path.shift)}:</strong> {formatBriefEuro(then)} por mês
              {laterFrom > 1 && ' depois do período fixo'}, mais {formatBriefEuro(cents(then - now) as Cents)}
              .
            </li>
          )
        })}
      </ul>
      <Picture file="prestacao-se-a-euribor-subir">
        <LineChart
          summary={`Prestação em cada ano: ${paths.map((path) => `${labelOf(path.shift)}, ${formatBriefEuro(path.instalments[at] ?? cents(0))}`).join('; ')}.`}
          xs={rows.map((year) => `${year + 1}.º`)}
          lines={paths.map((path) => ({ label: labelOf(path.shift), values: path.instalments }))}
        />
      </Picture>
      <Details summary="A prestação em cada ano">
        <DataTable
          caption="Prestação no início de cada ano"
          why="É a prestação calculada de novo com a Euribor mais alta desde o primeiro dia e igual até ao fim. Numa taxa mista, a Euribor só conta depois do período fixo."
          columns={[
            { title: 'Ano', cell: (year: number) => `${year + 1}.º` },
            ...paths.map((path) => ({
              title: labelOf(path.shift),
              cell: (year: number) => cell(path, year),
            })),
          ]}
          rows={rows}
          keyOf={(year) => year}
          file="prestacoes"
        />
      </Details>
    </section>
  )
}
