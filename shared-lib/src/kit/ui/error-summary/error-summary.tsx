import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { LeadProblem } from '../../../rules/validation/problem'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  problems: readonly LeadProblem[]
  /** Prefix of the ids of the fields, where several forms share one page. */
  idPrefix?: string
  /** Several fields may miss the same thing, so each line has its label. */
  labelOf?(field: string): string | undefined
  /** Moves focus here whenever it changes: another value for each failed submit, e.g. its list of problems. */
  focus?: unknown
}

const isControl = (found: unknown): found is HTMLElement =>
  found instanceof HTMLElement && found.getAttribute('type') !== 'hidden'

/** The control a line is about: by name in the form around the link, else by id in the same tree. */
function controlOf(link: HTMLElement, field: string, id: string): HTMLElement | null {
  const root = link.getRootNode() as Document | ShadowRoot
  const named = [...(link.closest('form') ?? root).querySelectorAll(`[name="${CSS.escape(field)}"]`)]
  return named.find(isControl) ?? root.getElementById(id)
}

/** Faults that stop the form, at its top; each line leads to its field and repeats the field's own words. */
export function ErrorSummary({ problems, idPrefix = '', labelOf, focus = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  if (problems.length === 0) return null

  const follow = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const control = controlOf(event.currentTarget, field, idPrefix + field)
    if (!control) return
    event.preventDefault()
    const closed = control.closest('details')
    if (closed) closed.open = true
    // The label and the error above the control should be seen too.
    control.focus({ preventScroll: true })
    control.closest('fieldset, [data-invalid]')?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {`Revê ${problems.length === 1 ? 'um campo' : `${problems.length} campos`}`}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => {
          const label = labelOf?.(field)
          return (
            <li key={field + message}>
              <a
                className={styles.link}
                href={`#${idPrefix}${field}`}
                onClick={(event) => follow(event, field)}
              >
                {label === undefined ? message : `${label}: ${message}`}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
