import type { ComparedLoan } from '../../rules/home-loan.notebook'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import styles from './results.module.css'

/** Years after which many sell or move; a choice of ours. */
const shortYears = 7

type Entries = readonly (readonly [name: string, text: string])[]

const ways = [
  { label: 'Custo até ao fim', query: [] },
  {
    label: `Custo em ${shortYears} anos`,
    query: [['keptYears', String(shortYears)]],
  },
  { label: 'Pagamento por mês', query: [['orderBy', 'monthlyRepayment']] },
] satisfies readonly { readonly label: string; readonly query: Entries }[]

/** The same proposals by what they cost to the end, until a home is often sold, or each month: the order may turn. */
export function OrderLinks({ compared, carried }: { compared: ComparedLoan; carried: Entries }) {
  const { orderBy, kept, months } = compared
  const rest = carried.filter(([name]) => name !== 'orderBy' && name !== 'keptYears')
  const now =
    orderBy === 'monthlyRepayment'
      ? 2
      : kept === shortYears * 12 && kept < months
        ? 1
        : kept < months
          ? -1
          : 0
  return (
    <nav id="propostas" className={styles.orders} aria-label="Ordem das propostas">
      <span>Ordenar as propostas:</span>
      {ways.map(({ label, query }, at) => (
        <a
          key={label}
          href={`${homeLoanFunnel.done}?${new URLSearchParams([...rest, ...query].map(([name, text]) => [name, text]))}#propostas`}
          aria-current={at === now ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
