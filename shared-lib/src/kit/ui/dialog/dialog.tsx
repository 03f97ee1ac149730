import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { X } from '../../icons'
import styles from './dialog.module.css'

let locks = 0

/**
 * Stops the page behind from scrolling; the width of its scroll bar is kept, so that nothing moves. Locks may nest:
 * the page scrolls again after the last one. Returns what undoes it; calling that twice is harmless.
 */
function lockScroll(root: HTMLElement): () => void {
  const bar = innerWidth - root.clientWidth
  if (locks === 0) {
    root.style.overflow = 'hidden'
    if (bar > 0) root.style.paddingRight = `${bar}px`
  }
  locks += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks > 0) return
    root.style.removeProperty('overflow')
    root.style.removeProperty('padding-right')
  }
}

export interface DialogProps {
  open: boolean
  title: string
  /** Asked for by Escape, the close button or a press outside; the owner decides and sets `open`. */
  onClose(): void
  children: ReactNode
}

interface FrameProps extends DialogProps {
  className?: string
  /** Whether the content is tall enough to deserve the whole screen of a phone. */
  fills?(contentHeight: number, viewportHeight: number): boolean
}

/**
 * The browser's own modal dialog: it keeps focus inside, makes the rest inert, is above everything and returns focus
 * when it closes. We add the scroll lock and the close on a press outside.
 */
export function Dialog({ open, title, onClose, children, className, fills }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [full, setFull] = useState(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // First what reads the page as it is laid out: a dialog that opens changes it.
    const unlock = lockScroll(document.documentElement)
    element.showModal()
    setFull(fills?.(element.scrollHeight, innerHeight) ?? false)
    return () => {
      unlock()
      element.close()
    }
  }, [open, fills])

  // Content never targets the dialog itself: only its backdrop does.
  const pressOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to leave is Escape, see onCancel
    <dialog
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      ref={dialog}
      aria-labelledby={heading}
      data-full={full ? '' : undefined}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 className={styles.title} id={heading}>
              {title}
            </h2>
            <button className={styles.close} type="button" onClick={onClose}>
              <X size={22} aria-label="Fechar" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
