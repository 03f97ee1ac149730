import { PiggyBank, ReceiptText } from 'shared-lib/icons'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/vocabulary'
import styles from './current-cost.module.css'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'
import { againstWords, savingWords } from './saving-words'

const bills = {
  electricity: ['fatura-eletricidade', 'fatura da eletricidade'],
  gas: ['fatura-gas', 'fatura do gás'],
} as const

/** Where the true prices of today are typed in. */
const BillInvite = ({
  ranked,
  view,
  question,
}: Pick<ResultsData, 'ranked'> & { view: ResultsQuery; question: string }) => {
  const supplies = ranked === 'dual' ? (['electricity', 'gas'] as const) : [ranked]
  return (
    <p className={styles.invite}>
      <ReceiptText size={20} aria-hidden="true" />
      <span>
        {question}
        {supplies.map((supply, index) => (
          <span key={supply}>
            {index > 0 && ' e da '}
            <a href={energyResults.question(view, bills[supply][0])}>
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

/** The gain of changing to the cheapest, or honestly none. */
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

/** Where no price is of today a saving cannot be promised: the bill then says what is paid today. */
function questionOf({ current, first }: ResultsData): string {
  if (first?.standing === 'historic') return 'Quanto pagas hoje? Tens a fatura à mão? '
  return current
    ? 'A poupança verdadeira está na tua fatura. Tens a fatura à mão? '
    : 'Quanto podes poupar? Tens a fatura à mão? '
}

/** The visitor's cost of today, and how to know it better. A supplier's old price is nobody's cost of today. */
export function CurrentCostBox({ data, view }: CurrentCostProps) {
  const { current, currentName, ranked, first } = data
  const ofBill = current?.origin === 'bill'
  const cost = ofBill || first?.standing === 'current' ? current : undefined
  return (
    <div className={styles.today}>
      {cost && (
        <dl className={styles.costs}>
          <dt>Hoje: {againstWords(cost, currentName)}</dt>
          <dd>
            <Money cents={cost.monthlyCents} period="mês" />
            <Money cents={cost.yearlyCents} period="ano" />
          </dd>
        </dl>
      )}
      {!ofBill && <BillInvite ranked={ranked} view={view} question={questionOf(data)} />}
    </div>
  )
}
