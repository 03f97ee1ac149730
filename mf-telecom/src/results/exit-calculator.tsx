import { useState } from 'react'
import { Select } from 'shared-lib/ui/select/select'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import type { LoyaltyRules } from '../parameters/loyalty-law'
import { contractErrors, periods, readContract, type TypedContract } from './exit-fields'
import { ExitSums, percent } from './exit-sums'
import styles from './results.module.css'

const periodOptions = Object.entries(periods).map(([value, label]) => ({ value, label }))
const lengthOptions = ['24', '12', '6'].map((value) => ({ value, label: `${value} meses` }))

interface ExitCalculatorProps {
  readonly rules: LoyaltyRules
  /** What the visitor already said of the months left. */
  readonly monthsLeft: number | undefined
}

/** What leaving costs at most, from the figures of the visitor's own contract. */
export function ExitCalculator({ rules, monthsLeft }: ExitCalculatorProps) {
  const [typed, setTyped] = useState<TypedContract>({
    period: 'first',
    months: '24',
    left: monthsLeft === undefined ? '' : String(monthsLeft),
    fee: '',
    benefit: '',
  })
  const contract = readContract(typed)
  const errors = contractErrors(typed)
  const change =
    (name: keyof TypedContract) =>
    (text = '') =>
      setTyped((before) => ({ ...before, [name]: text }))
  const { firstYear, secondYear, sameLine } = rules.exitShare
  return (
    <section className={styles.part}>
      <h2>Quanto custa sair antes do fim</h2>
      <p>
        Pagas o mais baixo de dois valores: a parte da vantagem que corresponde aos meses que faltam, ou{' '}
        {percent(firstYear)} das mensalidades que faltam no primeiro ano e {percent(secondYear)} no segundo.
        Se renovaste com a mesma ligação em casa, são sempre {percent(sameLine)}. Não pode haver outra
        penalização; só um telemóvel ou equipamento comprado com desconto tem uma conta à parte.
      </p>
      <div className={styles.fields}>
        <Select
          name="loyaltyPeriod"
          label="Que fidelização é esta?"
          options={periodOptions}
          value={typed.period}
          onChange={change('period')}
        />
        <Select
          name="loyaltyMonths"
          label="Duração da fidelização"
          options={lengthOptions}
          value={typed.months}
          onChange={change('months')}
        />
        <TextField
          name="monthsLeft"
          label="Meses que faltam"
          hint="A data do fim está na fatura."
          inputMode="numeric"
          error={errors.left}
          value={typed.left}
          onChange={change('left')}
        />
        <TextField
          name="monthlyFee"
          label="Mensalidade"
          suffix="€"
          inputMode="decimal"
          error={errors.fee}
          value={typed.fee}
          onChange={change('fee')}
        />
        <TextField
          name="benefit"
          label="Valor da vantagem"
          hint="Está no contrato. Sem ele, contamos só as mensalidades, e podes pagar menos."
          required={false}
          suffix="€"
          inputMode="decimal"
          error={errors.benefit}
          value={typed.benefit}
          onChange={change('benefit')}
        />
      </div>
      {contract ? (
        <ExitSums contract={contract} rules={rules} />
      ) : (
        <p className={styles.small}>Escreve os meses que faltam e a mensalidade para veres o máximo.</p>
      )}
    </section>
  )
}
