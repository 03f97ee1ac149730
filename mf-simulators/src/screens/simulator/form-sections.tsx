import type { Problem, RawAnswers } from 'shared-lib/funnel/flow'
import { Details } from 'shared-lib/ui/details/details'
import { askedNames, type Fields, type Form, type Section } from '../../form/form'
import { FormField } from './form-field'
import styles from './simulator-screen.module.css'

interface FormSectionsProps {
  readonly form: Form<Fields>
  readonly texts: RawAnswers
  readonly problems: readonly Problem[]
  readonly idPrefix: string
  onChange(changes: RawAnswers): void
}

/** The questions that apply, in their sections. A closed section opens by itself when something in it needs care. */
export function FormSections({ form, texts, problems, idPrefix, onChange }: FormSectionsProps) {
  const asked = askedNames(form, texts)
  const fieldsOf = ({ names }: Section) =>
    names.flatMap((name) => {
      const field = form.fields[name]
      if (!field || !asked.includes(name)) return []
      const error = problems.find((problem) => problem.field === name)?.message
      return <FormField key={name} {...{ name, field, text: texts[name], error, idPrefix, onChange }} />
    })
  const open = ({ names }: Section) => problems.some(({ field }) => names.includes(field))
  return form.sections.map((section) => {
    const fields = fieldsOf(section)
    if (fields.length === 0) return null
    if (!section.folded || !section.title)
      return <Plain key={section.names[0]} title={section.title} fields={fields} />
    return (
      <Details key={section.title} summary={section.title} {...(open(section) && { open: true })}>
        <div className={styles.fields}>{fields}</div>
      </Details>
    )
  })
}

const Plain = ({ title, fields }: { title: string | undefined; fields: React.ReactNode }) =>
  title ? (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      <div className={styles.fields}>{fields}</div>
    </fieldset>
  ) : (
    <div className={styles.fields}>{fields}</div>
  )
