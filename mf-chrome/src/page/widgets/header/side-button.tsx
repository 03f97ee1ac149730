import { type ComponentType, type MouseEvent, startTransition, useCallback, useState } from 'react'
import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { isPlainClick } from 'shared-lib/kit/events/plain-click'
import type { NewsletterWords } from '../../../rules/footer-config'
import type { SideButton as SideButtonConfig } from '../../../rules/navbar-config'
import type { SaveModalProps } from '../../save-modal/save-modal'
import styles from './side-button.module.css'

const loadModal = () => import(/* webpackChunkName: "save-modal" */ '../../save-modal/save-modal')

interface SideButtonProps {
  readonly button: SideButtonConfig
  readonly words: NewsletterWords
  readonly shell: WidgetShell
}

/**
 * "Quero poupar": a link to the page with the same choices, so that it works without script and in another tab. An
 * ordinary press opens them as a window over this page, whose code comes with the first sign that it is wanted.
 */
export function SideButton({ button, words, shell }: SideButtonProps) {
  const { text, link, navbarBtnId, newsletterSubmitBtnId, modal } = button
  const [Modal, setModal] = useState<ComponentType<SaveModalProps>>()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const prefetch = () => {
    if (modal) loadModal().catch(() => {}) // the press tries again, and knows what to do
  }
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget } = event
    if (!modal || !isPlainClick(event)) return
    event.preventDefault()
    // Safari gives a pressed link no focus, and the window gives focus back to what had it.
    currentTarget.focus()
    try {
      const { SaveModal } = await loadModal()
      // Drawn in slices, so that the press is answered at once.
      startTransition(() => {
        setModal(() => SaveModal)
        setOpen(true)
      })
    } catch {
      shell.navigate(link.href)
    }
  }
  return (
    <>
      <a
        className={styles.sideButton}
        href={link.href}
        target={link.target}
        rel={link.target && 'noopener'}
        id={navbarBtnId}
        aria-haspopup={modal && 'dialog'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={press}
      >
        {text}
      </a>
      {modal && Modal && (
        <Modal
          open={open}
          onClose={close}
          config={modal}
          words={words}
          newsletterSubmitBtnId={newsletterSubmitBtnId}
          shell={shell}
        />
      )}
    </>
  )
}
