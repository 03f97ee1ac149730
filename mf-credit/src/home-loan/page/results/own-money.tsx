import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanFound } from './home-loan.load'

type Line = NonNullable<HomeLoanFound['ownMoney']>['costs'][number]

const between = (low: number, high: number) =>
  low === high
    ? formatBriefEuro(cents(low))
    : `${formatBriefEuro(cents(low))} a ${formatBriefEuro(cents(high))}`

const amountText = ({ low, high }: Line) =>
  low === undefined || high === undefined ? 'desconhecido' : between(low, high)

/** Money needed at the deed besides the loan. */
export function OwnMoney({ money, price }: { money: HomeLoanFound['ownMoney']; price: number }) {
  if (!money) return null
  const { rest, costs, low, high, complete, isBuilding } = money
  const rows: readonly Line[] = [
    { id: 'imt', label: 'Parte do preço sem crédito', low: rest, high: rest } as Line,
    ...costs,
  ]
  return (
    <section className={layout.part}>
      <h2>
        Precisas de ter {formatWholeEuro(cents(low))}
        {high !== low && ` a ${formatWholeEuro(cents(high))}`}
      </h2>
      <p>
        {isBuilding
          ? `Para uma casa de ${formatBriefEuro(cents(price))}, terreno e obra, sem o IMT e a escritura do terreno.`
          : `Para uma casa de ${formatBriefEuro(cents(price))} no continente, com escritura e registo na Casa Pronta${complete ? '.' : ', sem os custos que não são públicos.'}`}
      </p>
      <DataTable
        caption="Dinheiro de que precisas além do crédito"
        why="É o preço menos o crédito, mais o IMT, o imposto do selo, a escritura e o registo pelas tabelas de hoje. No simulador de custos de escritura vês a fórmula e a lei de cada linha."
        columns={[
          { title: 'Custo', cell: ({ label }) => label, words: true },
          { title: 'Valor', cell: amountText },
        ]}
        rows={rows}
        keyOf={({ label }) => label}
      />
      <p className={layout.small}>
        Até aos 35 anos, na primeira casa, o IMT e o selo da compra são menores ou zero.{' '}
        <a href="/simuladores/custos-de-escritura">Calcular os custos da escritura</a>
      </p>
    </section>
  )
}
