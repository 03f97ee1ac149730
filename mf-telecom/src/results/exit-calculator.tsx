import { useCallback, useId, useState } from 'react'
import type { Fields } from 'shared-lib/form/form'
import type { RawAnswers } from 'shared-lib/form/input-field'
import { FormField } from 'shared-lib/form/ui/form-field'
import type { LoyaltyRules } from '../parameters/loyalty-law'
import { exitForm, readContract } from './exit-fields'
import { ExitSums, percent } from './exit-sums'
import styles from './results.module.css'

interface ExitCalculatorProps {
  readonly rules: LoyaltyRules
  /** What the visitor already said of the months left. */
  readonly monthsLeft: number | undefined
}

/** What leaving costs at most, from the figures of the visitor's own contract. */
export function ExitCalculator({ rules, monthsLeft }: ExitCalculatorProps) {
  const id = useId()
  const [texts, setTexts] = useState<RawAnswers>(
    monthsLeft === undefined ? {} : { monthsLeft: String(monthsLeft) },
  )
  const change = useCallback((more: RawAnswers) => setTexts((before) => ({ ...before, ...more })), [])
  const reading = readContract(texts)
  // What is not typed yet is no mistake.
  const problems = 'problems' in reading ? reading.problems.filter(({ message }) => message) : []
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
        {Object.entries<Fields[string]>(exitForm(texts).fields).map(([name, field]) => (
          <FormField
            key={name}
            name={name}
            field={field}
            text={texts[name]}
            error={problems.find((problem) => problem.field === name)?.message}
            optional={field.optional}
            idPrefix={id}
            onChange={change}
          />
        ))}
      </div>
      {'contract' in reading ? (
        <ExitSums contract={reading.contract} rules={rules} />
      ) : (
        <p className={styles.small}>Escreve os meses que faltam e a mensalidade para veres o máximo.</p>
      )}
    </section>
  )
}
