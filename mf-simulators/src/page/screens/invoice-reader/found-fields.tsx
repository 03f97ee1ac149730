import { Select } from 'shared-lib/kit/ui/select/select'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { isPostalCode, isPostalPrefix, normalPostalCode } from 'shared-lib/rules/validation/rules/postal-code'
import { typedNumber } from '../../../rules/invoice/energy-address'
import {
  type FieldFinding,
  type FieldFindings,
  type FieldName,
  type FieldTexts,
  fieldsFor,
} from '../../../rules/invoice/invoice-fields'
import { evidenceText } from './evidence-text'
import { fieldWords } from './field-words'
import styles from './invoice-reader.module.css'
import type { ShownPage } from './invoice-reading'
import { PageStrip } from './page-strip'
import { type ShownPlace, shownPlace } from './shown-places'

interface FoundFieldsProps {
  readonly found: FieldFindings
  readonly pages: readonly ShownPage[]
  readonly texts: FieldTexts
  readonly onChange: (name: FieldName, text: string) => void
  /** Called when the visitor focuses or points at this value. */
  readonly onLook: (name: FieldName) => void
}

/** Every answer of the invoice, each with its line, to be corrected; what was not found may be typed. */
export const FoundFields = ({ found, pages, texts, onChange, onLook }: FoundFieldsProps) => (
  <ul className={styles.fields}>
    {fieldsFor(texts).map((name) => (
      <li
        key={name}
        className={styles.item}
        data-state={found[name]?.confidence ?? 'missing'}
        onFocus={() => onLook(name)}
      >
        <FieldOf
          name={name}
          text={texts[name] ?? ''}
          found={found[name]}
          shown={shownPlace(pages, found[name]?.evidence)}
          onChange={onChange}
        />
      </li>
    ))}
  </ul>
)

interface FieldOfProps {
  readonly name: FieldName
  readonly text: string
  readonly found: FieldFinding | undefined
  readonly shown: ShownPlace | undefined
  readonly onChange: FoundFieldsProps['onChange']
}

function problemOf(name: FieldName, text: string): string | undefined {
  if (text.trim() === '') return undefined
  if (name === 'postalCode')
    return [isPostalCode, isPostalPrefix].some((is) => is(normalPostalCode(text)))
      ? undefined
      : 'Escreve o código postal, por exemplo 1000-001'
  const value = typedNumber(text)
  return value === undefined || value <= 0 ? 'Escreve um número, por exemplo 0,1654' : undefined
}

function FieldOf({ name, text, found, shown, onChange }: FieldOfProps) {
  const { label, unit, options } = fieldWords[name]
  const corrected = found !== undefined && text !== found.text
  const hint = (
    <>
      {shown && <PageStrip {...shown} />}
      {found ? (
        <span className={styles.evidence}>{evidenceText(found.evidence)}</span>
      ) : (
        <span className={styles.missing}>Não encontrámos na fatura.</span>
      )}
      {found?.confidence === 'check' && !corrected && (
        <span className={styles.check}>Confirma este valor. {found.note}</span>
      )}
      {corrected && <span className={styles.check}>Corrigido por ti: na fatura lemos {found.text}.</span>}
    </>
  )
  const shared = {
    name,
    hint,
    value: text,
    onChange: (value: string | undefined) => onChange(name, value ?? ''),
  }
  if (options)
    return (
      <Select
        {...shared}
        label={label}
        placeholder="Não sei"
        options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
      />
    )
  const error = problemOf(name, text)
  return (
    <TextField
      {...shared}
      label={unit ? `${label} (${unit})` : label}
      {...(name === 'postalCode' ? { inputMode: 'text', mask: 'postal' } : { inputMode: 'decimal' })}
      {...(error && { error })}
    />
  )
}
