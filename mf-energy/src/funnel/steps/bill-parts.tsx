import { type ReactNode, useId } from 'react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import type { EnergyAnswers } from '../../domain/energy-answers'
import styles from './bill-parts.module.css'

/** What a field needs of its question. */
export type BillForm = Pick<QuestionProps<EnergyAnswers>, 'raw' | 'errors' | 'change'>

export const BillIntro = ({ children }: { children: ReactNode }) => <p className={styles.intro}>{children}</p>

interface BillGroupProps {
  readonly legend: string
  /** Where on the bill it stands. */
  readonly hint: string
  readonly children: ReactNode
}

/** Fields that stand together on a bill. */
export function BillGroup({ legend, hint, children }: BillGroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
      {children}
    </fieldset>
  )
}

/** Two fields a line where there is room. */
export const BillFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)

interface AmountFieldProps {
  readonly form: BillForm
  readonly name: string
  /** Says the unit too. */
  readonly label: string
  readonly unit: string
  readonly hint?: string
}

/** A figure kept as it is typed: what cannot be read is said beside it, never changed under the finger. */
export const AmountField = ({ form, name, label, unit, hint }: AmountFieldProps) => (
  <TextField
    id={name}
    name={name}
    label={label}
    hint={hint}
    error={form.errors[name]}
    inputMode="decimal"
    autoComplete="off"
    suffix={unit}
    value={form.raw[name] ?? ''}
    onChange={(text) => form.change(name, text)}
  />
)

const periods = [
  { value: 'month', label: 'Um mês' },
  { value: 'year', label: 'Um ano' },
]

export const KwhPeriodField = ({ form, name }: { form: BillForm; name: string }) => (
  <RadioTiles
    id={name}
    name={name}
    legend="Esse consumo é de…"
    error={form.errors[name]}
    options={periods}
    value={form.raw[name]}
    onChange={(value) => form.change(name, value)}
    columns={2}
  />
)
