import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Info } from '../../icons'
import styles from './tooltip.module.css'
import type { BubbleProps } from './tooltip-bubble'

interface TooltipProps {
  /** The explanation. Words only: links and buttons cannot be reached inside a tooltip. */
  label: ReactNode
  /** The words explained, underlined with dots; without them an "i" is drawn. */
  children?: ReactNode
  /** Subject of the "i": its name becomes "Saber mais sobre …". */
  about?: string
}

/** Fade out of the bubble, in ms; it stays in the tree as long. */
const closingMs = 250

/**
 * A word with an explanation. Opens on hover, focus and tap, at once; Escape closes it and it may be hovered itself
 * (WCAG 1.4.13). What computes its place comes with the first opening, so that pages with closed tooltips do not pay.
 */
export function Tooltip({ label, children, about }: TooltipProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const Bubble = useBubble(drawn)

  useEffect(() => {
    if (open) return setDrawn(true)
    const timer = setTimeout(() => setDrawn(false), closingMs)
    return () => clearTimeout(timer)
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // A dialog around it must not close with the same key press.
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its button and bubble
    <span
      className={styles.tooltip}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onKeyDown={closeOnEscape}
    >
      <button
        className={children ? styles.word : styles.info}
        ref={trigger}
        type="button"
        aria-describedby={drawn ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={(event) => {
          // Safari gives no focus on tap, and losing it is what closes the bubble.
          event.currentTarget.focus()
          setOpen(true)
        }}
      >
        {children ?? <Info size={20} aria-label={about ? `Saber mais sobre ${about}` : 'Saber mais'} />}
      </button>
      {drawn && Bubble && (
        <Bubble id={id} anchor={trigger.current} state={open ? 'open' : 'closing'}>
          {label}
        </Bubble>
      )}
    </span>
  )
}

/** Should the code that places it not arrive, the explanation still shows, under its word. */
const PlainBubble = ({ id, state, children }: BubbleProps) => (
  <span className={styles.bubble} id={id} role="tooltip" data-state={state}>
    {children}
  </span>
)

function useBubble(wanted: boolean) {
  const [bubble, setBubble] = useState<{ Bubble: ComponentType<BubbleProps> }>()
  useEffect(() => {
    if (!wanted || bubble) return
    let gone = false
    const keep = (Bubble: ComponentType<BubbleProps>) => {
      if (!gone) setBubble({ Bubble })
    }
    import(/* webpackChunkName: "tooltip" */ './tooltip-bubble')
      .then((module) => keep(module.TooltipBubble))
      .catch(() => keep(PlainBubble))
    return () => {
      gone = true
    }
  }, [wanted, bubble])
  return bubble?.Bubble
}
