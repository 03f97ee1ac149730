import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom'
import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

export interface BubbleProps {
  id: string
  anchor: HTMLElement | null
  state: 'open' | 'closing'
  children: ReactNode
}

const placing = [offset(10), flip({ padding: 8 }), shift({ padding: 8 })]

/** The bubble itself, kept inside the viewport and above its word, or below where there is no room. */
export function TooltipBubble({ id, anchor, state, children }: BubbleProps) {
  const { refs, floatingStyles, isPositioned } = useFloating({
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    transform: false,
    middleware: placing,
    whileElementsMounted: autoUpdate,
  })
  return (
    <span
      className={styles.bubble}
      ref={refs.setFloating}
      style={floatingStyles}
      id={id}
      role="tooltip"
      data-state={isPositioned ? state : 'placing'}
    >
      {children}
    </span>
  )
}
