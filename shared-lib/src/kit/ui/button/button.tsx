import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from '../spinner/spinner'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './button.module.css'

interface ButtonProps extends Pick<AriaAttributes, 'aria-label' | 'aria-expanded' | 'aria-controls'> {
  children: ReactNode
  /** `main` wears the accent colour: one per screen. */
  kind?: 'main' | 'plain' | 'quiet'
  type?: 'button' | 'submit' | 'reset'
  /** Replaces label and icons by a spinner; width and name stay, further presses do nothing. */
  loading?: boolean
  /** Announced when loading starts. */
  loadingLabel?: string
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Draws a link instead of a button. */
  href?: string
  /** The words of the link have to announce `_blank`. */
  target?: '_blank'
  onClick?(event: MouseEvent<HTMLElement>): void
  /** As wide as its container. */
  full?: boolean
  disabled?: boolean
  id?: string
  /** Name, value and form posted by a submit button. */
  name?: string
  value?: string
  form?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
  const {
    children,
    kind = 'plain',
    loading = false,
    loadingLabel,
    icon,
    iconEnd,
    href,
    onClick,
    full,
  } = props
  const press = (event: MouseEvent<HTMLElement>) => {
    // The default action goes too, so that Enter in a field cannot send the form twice.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  const shared = {
    id: props.id,
    className: styles.button,
    'data-kind': kind,
    'data-full': full ? '' : undefined,
    'data-state': loading ? 'pending' : undefined,
    'aria-label': props['aria-label'],
    'aria-expanded': props['aria-expanded'],
    'aria-controls': props['aria-controls'],
    'aria-busy': loading || undefined,
    'aria-disabled': loading || undefined,
    onClick: press,
  }
  const content = (
    <>
      <span className={styles.content}>
        {icon && <Icon>{icon}</Icon>}
        <span>{children}</span>
        {iconEnd && <Icon>{iconEnd}</Icon>}
      </span>
      {loading && (
        <span className={styles.spinner}>
          <Spinner size={22} border={3} />
        </span>
      )}
    </>
  )
  return (
    <>
      {href === undefined ? (
        <button
          {...shared}
          ref={props.ref}
          type={props.type ?? 'button'}
          disabled={props.disabled}
          name={props.name}
          value={props.value}
          form={props.form}
        >
          {content}
        </button>
      ) : (
        <a {...shared} href={href} target={props.target} rel={props.target && 'noopener'}>
          {content}
        </a>
      )}
      {loadingLabel && <VisuallyHidden live>{loading && loadingLabel}</VisuallyHidden>}
    </>
  )
}

const Icon = ({ children }: { children: ReactNode }) => (
  <span className={styles.icon} aria-hidden="true">
    {children}
  </span>
)
