import { useEffect, useRef, useState } from 'react'
import { Details } from '../../ui/details/details'
import { type Controls, faultsIn } from '../field-props'
import { askedValues, type Fields, type Form, type Section } from '../form'
import type { Problem, RawAnswers } from '../input-field'
import { isOwn } from '../opening'
import { FormField } from './form-field'
import styles from './form-sections.module.css'

interface FormSectionsProps {
  readonly form: Form<Fields>
  readonly texts: RawAnswers
  readonly problems: readonly Problem[]
  readonly controls: Controls | undefined
  readonly idPrefix: string
  /** Answers by the page itself, not its visitor: no section is open for them. */
  readonly given?: RawAnswers | undefined
  onChange(changes: RawAnswers): void
}

/**
 * The questions that apply, in their sections. A closed section opens by itself for a problem in it. Where one section
 * is decisive, all others are closed behind «Mais opções».
 */
export function FormSections(props: FormSectionsProps) {
  const { form, texts, problems, controls, idPrefix, given, onChange } = props
  const values = askedValues(form, texts)
  const fieldsOf = ({ names }: Section) =>
    names.flatMap((name) => {
      const field = form.fields[name]
      if (!field || !(name in values)) return []
      const error = problems.find((problem) => problem.field === name)?.message
      const optional = field.optional && !field.needed?.(values)
      const faults = faultsIn(name, problems)
      const rest = { text: texts[name], error, faults, optional, controls, idPrefix, onChange }
      return <FormField key={name} name={name} field={field} {...rest} />
    })
  const folded = (title: string, names: readonly string[], fields: React.ReactNode) => (
    <Folded
      key={title}
      title={title}
      filled={names.some((name) => texts[name] !== given?.[name] && isOwn(form, texts, name))}
      problems={problems.filter(({ field }) => names.includes(field.split('.')[0] ?? ''))}
      fields={fields}
    />
  )
  const drawn = (section: Section) => {
    const fields = fieldsOf(section)
    if (fields.length === 0) return null
    if (section.folded && section.title) return folded(section.title, section.names, fields)
    return <Plain key={section.names[0]} title={section.title} paired={section.paired} fields={fields} />
  }
  const decisive = form.sections.filter((section) => section.decisive)
  if (decisive.length === 0) return form.sections.map(drawn)
  const rest = form.sections.filter((section) => !section.decisive)
  const others = rest.map(drawn)
  return [
    ...decisive.map(drawn),
    others.some(Boolean) &&
      folded(
        'Mais opções',
        rest.flatMap(({ names }) => names),
        others,
      ),
  ]
}

interface FoldedProps {
  readonly title: string
  readonly filled: boolean
  readonly problems: readonly Problem[]
  readonly fields: React.ReactNode
}

/**
 * Open at first where something in it is wrong, and on a wide screen where something was given: on a phone the answer would be screens
 * below. From then on the visitor's, until the next problem.
 */
function Folded({ title, filled, problems, fields }: FoldedProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const [open] = useState<boolean | 'wide'>(problems.length > 0 || (filled && 'wide'))
  const shownProblems = useRef(problems)
  useEffect(() => {
    const isNew = problems.some((one) => !shownProblems.current.includes(one))
    shownProblems.current = problems
    if (isNew && box.current) box.current.open = true
  }, [problems])
  return (
    <Details ref={box} summary={title + (filled ? ' · com valores' : '')} open={open}>
      <div className={styles.fields}>{fields}</div>
    </Details>
  )
}

interface PlainProps extends Pick<Section, 'title' | 'paired'> {
  readonly fields: React.ReactNode
}

function Plain({ title, paired, fields }: PlainProps) {
  const drawn = (
    <div className={styles.fields} data-paired={paired && ''}>
      {fields}
    </div>
  )
  if (!title) return drawn
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {drawn}
    </fieldset>
  )
}
