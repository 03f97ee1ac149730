import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { taegText } from 'shared-lib/rules/credit/display-duties/display-duties'
import { yearsText } from 'shared-lib/rules/dates/time-words'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { RateKind } from '../../rules/rate-kinds'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import type { HomeLoanFound } from './home-loan.load'
import { kindNames } from './words'

type Entries = readonly (readonly [name: string, text: string])[]

const nameOf = ({ rateType, fixedYears, laterInstalment }: RateKind) =>
  kindNames[rateType] + (laterInstalment === undefined ? '' : ` (fixa ${yearsText(fixedYears ?? 0)})`)

const Paid = ({ instalment, laterInstalment }: RateKind) => (
  <>
    {formatBriefEuro(instalment)}
    {laterInstalment !== undefined && (
      <>
        <br />
        depois {formatBriefEuro(laterInstalment)}
      </>
    )}
  </>
)

/** Fixed, mixed and variable side by side, at what new loans cost; each leads to its own results. */
export function RateKindsTable({ data, kept }: { data: HomeLoanFound; kept: Entries }) {
  const { kinds, input } = data
  const rest = kept.filter(([name]) => name !== 'rateType')
  const address = (rateType: string) =>
    `${homeLoanFunnel.done}?${new URLSearchParams([...rest, ['rateType', rateType]].map(([name = '', text = '']) => [name, text]))}`
  if (kinds.length < 2) return null
  return (
    // Averages of new loans, not offers.
    <section className={layout.part} data-not-offered="">
      <h2>Fixa, mista ou variável?</h2>
      <DataTable
        caption="O mesmo crédito com cada tipo de taxa"
        why="Contamos a média dos créditos novos (Banco de Portugal) e os mesmos custos e seguros nas três. Na variável e na mista, a Euribor fica igual até ao fim: se subir, pagas mais."
        columns={[
          {
            title: 'Taxa',
            cell: (kind) =>
              kind.rateType === input.rateType ? (
                <strong>{nameOf(kind)}</strong>
              ) : (
                <a href={address(kind.rateType)}>{nameOf(kind)}</a>
              ),
            words: true,
          },
          { title: 'Por mês', cell: (kind) => <Paid {...kind} /> },
          { title: 'TAEG', cell: ({ taeg }) => (taeg === undefined ? '' : taegText(taeg)) },
        ]}
        rows={kinds}
        keyOf={({ rateType }) => rateType}
      />
    </section>
  )
}
