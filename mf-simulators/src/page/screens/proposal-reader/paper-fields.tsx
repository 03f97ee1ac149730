import { Select } from 'shared-lib/kit/ui/select/select'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import type { Paper } from '../../../rules/papers/read-paper'
import { evidenceText } from '../invoice-reader/evidence-text'
import styles from '../invoice-reader/invoice-reader.module.css'
import { figureText, paperFields } from './paper-words'

interface PaperFieldsProps {
  readonly paper: Paper
  readonly texts: Readonly<Record<string, string | undefined>>
  onChange(name: string, text: string): void
}

/** The figures of a proposal, each with its line, to be corrected; what was not found may be typed. */
export const PaperFields = ({ paper: { product, figures }, texts, onChange }: PaperFieldsProps) => (
  <ul className={styles.fields}>
    {Object.entries(paperFields[product.name] ?? {}).map(([name, { label, unit, options, extra }]) => {
      const found = figures[name]
      if (extra && !found) return null
      const text = texts[name] ?? ''
      const corrected = found && text !== figureText(found.value)
      const shared = {
        name,
        value: text,
        onChange: (value: string | undefined) => onChange(name, value ?? ''),
        hint: (
          <>
            <span className={found ? styles.evidence : styles.missing}>
              {found ? evidenceText(found.evidence) : 'Não encontrámos no documento.'}
            </span>
            {found?.confidence === 'check' && !corrected && (
              <span className={styles.check}>Confirma este valor. {found.note}</span>
            )}
          </>
        ),
      }
      return (
        <li key={name} className={styles.item} data-state={found?.confidence ?? 'missing'}>
          {options ? (
            <Select
              {...shared}
              label={label}
              placeholder="Não sei"
              options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
            />
          ) : (
            <TextField {...shared} label={unit ? `${label} (${unit})` : label} inputMode="decimal" />
          )}
        </li>
      )
    })}
  </ul>
)
