import { type FormEvent, useState } from 'react'
import { CarriedInputs, carriedExcept } from 'shared-lib/kit/form/ui/carried-inputs'
import { Button } from 'shared-lib/kit/ui/button/button'
import { NumberField } from 'shared-lib/kit/ui/number-field/number-field'
import { Sheet } from 'shared-lib/kit/ui/sheet/sheet'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { paidSheetId } from './energy-ruler'
import styles from './paid-sheet.module.css'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

/** What counts as today, in the words of a chip: `Hoje: 52,30 €`, `Hoje: EDP Comercial`. */
export function todayChip({ paid, current, currentName }: ResultsData): string {
  if (paid) return `Hoje: ${formatShortEuro(paid.total)}`
  if (current?.origin === 'bill') return 'Hoje: a tua fatura'
  return `Hoje: ${current ? (currentName ?? 'a tua comercializadora') : 'tarifa regulada'}`
}

interface PaidSheetProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Leads to the page for that bill. */
  follow(address: string): void
}

/** The last bill as it was paid: how much for how many days. */
export function PaidSheet({ data: { paid, ranked }, view, follow }: PaidSheetProps) {
  const [total, setTotal] = useState(paid && paid.total / 100)
  const [days, setDays] = useState<number | undefined>(paid?.days ?? 30)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (total === undefined || days === undefined) return
    event.currentTarget.hidePopover?.()
    const asked = energyResults.withAnswer(view, 'billTotal', String(total).replace('.', ','))
    follow(energyResults.address(energyResults.withAnswer(asked, 'billDays', String(days))))
  }
  return (
    <Sheet
      id={paidSheetId}
      className={styles.paid ?? ''}
      action={energyResults.spec.done}
      aria-label="Última fatura"
      onSubmit={submit}
    >
      <CarriedInputs entries={carriedExcept(energyResults.address(view), ['billTotal', 'billDays'])} />
      <NumberField
        id={`${paidSheetId}-total`}
        name="billTotal"
        label="Quanto pagaste na última fatura?"
        hint={
          ranked === 'dual'
            ? 'O total a pagar, com IVA: eletricidade e gás juntos.'
            : 'O total a pagar, com IVA.'
        }
        suffix="€"
        min={5}
        max={5000}
        value={total}
        onChange={setTotal}
      />
      <NumberField
        id={`${paidSheetId}-days`}
        name="billDays"
        label="Em quantos dias?"
        suffix="dias"
        decimals={0}
        min={7}
        max={400}
        value={days}
        onChange={setDays}
      />
      <Button type="submit">Ver quanto poupo</Button>
    </Sheet>
  )
}
