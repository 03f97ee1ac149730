import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'

export interface Problem {
  /** Name of the field in the form. */
  field: string
  message: string
  /** Where the line leads; by default `#field`. */
  href?: string
}

interface ErrorSummaryProps {
  problems: readonly Problem[]
  /** Moves focus here whenever the problems change: set it after a failed submit. */
  focus?: boolean
}

const isControl = (found: unknown): found is HTMLElement =>
  found instanceof HTMLElement && found.getAttribute('type') !== 'hidden'

/** The control a line is about: by name in the form around the link, else by id in the same tree. */
function controlOf(link: HTMLElement, { field, href = `#${field}` }: Problem): HTMLElement | null {
  if (!href.startsWith('#')) return null
  const root = link.getRootNode() as Document | ShadowRoot
  const named = [...(link.closest('form') ?? root).querySelectorAll(`[name="${CSS.escape(field)}"]`)]
  return named.find(isControl) ?? root.getElementById(href.slice(1))
}

/** Several fields may miss the same thing, so the line says which one it is about. */
export const withLabel = <Told extends Problem>(problem: Told, label: string | undefined): Told =>
  label === undefined ? problem : { ...problem, message: `${label}: ${problem.message}` }

/** Faults that stop the form, at its top; each line leads to its field and repeats the field's own words. */
export function ErrorSummary({ problems, focus = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  useEffect(() => {
    if (focus && problems.length > 0) box.current?.focus()
  }, [focus, problems])
  if (problems.length === 0) return null

  const follow = (event: MouseEvent<HTMLAnchorElement>, problem: Problem) => {
    const control = controlOf(event.currentTarget, problem)
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
        {problems.map((problem) => (
          <li key={problem.field + problem.message}>
            <a
              className={styles.link}
              href={problem.href ?? `#${problem.field}`}
              onClick={(event) => follow(event, problem)}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
