import { PiggyBank, ReceiptText } from 'lucide-react'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import styles from './current-cost.module.css'
import type { ResultsData } from './results.load'
import { questionFrom, type ResultsQuery } from './results-query'
import { againstWords, savingWords } from './saving-words'

const bills = {
  electricity: ['fatura-eletricidade', 'fatura da eletricidade'],
  gas: ['fatura-gas', 'fatura do gás'],
} as const

/** Where the true prices of today are typed in. */
const BillInvite = ({
  ranked,
  view,
  known,
}: Pick<ResultsData, 'ranked'> & { view: ResultsQuery; known: boolean }) => {
  const supplies = ranked === 'dual' ? (['electricity', 'gas'] as const) : [ranked]
  return (
    <p className={styles.invite}>
      <ReceiptText size={20} aria-hidden="true" />
      <span>
        {known
          ? 'A poupança verdadeira está na tua fatura. Tens a fatura à mão? '
          : 'Quanto poupavas? Tens a fatura à mão? '}
        {supplies.map((supply, index) => (
          <span key={supply}>
            {index > 0 && ' e da '}
            <a href={questionFrom(view, bills[supply][0])}>
              {index === 0 && 'Junta os preços da '}
              {bills[supply][1]}
            </a>
          </span>
        ))}
        .
      </span>
    </p>
  )
}

interface SavingBadgeProps {
  readonly data: ResultsData
  readonly winner: ResultRow
}

/** What changing to the cheapest gains, or honestly does not. */
export const SavingBadge = ({ data: { current, currentName }, winner }: SavingBadgeProps) => {
  const saving = savingWords(winner, current, currentName)
  return (
    saving && (
      <p className={styles.saving} data-tone={saving.saves ? 'good' : undefined}>
        <PiggyBank size={20} aria-hidden="true" />
        <span>{saving.text}</span>
      </p>
    )
  )
}

interface CurrentCostProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
}

/** What the visitor pays today, and how to know it better. */
export const CurrentCostBox = ({ data: { current, currentName, ranked }, view }: CurrentCostProps) => (
  <div className={styles.today}>
    {current && (
      <dl className={styles.costs}>
        <dt>Hoje: {againstWords(current, currentName)}</dt>
        <dd>
          <Money cents={current.monthlyCents} period="mês" />
          <Money cents={current.yearlyCents} period="ano" />
        </dd>
      </dl>
    )}
    {current?.origin !== 'bill' && <BillInvite ranked={ranked} view={view} known={current !== undefined} />}
  </div>
)
